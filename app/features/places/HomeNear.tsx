import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/ui/Button";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import { AreaSelect } from "./AreaSelect";
import type { HomeNear as Near } from "./home-near.server";
import { PlaceItem } from "./PlaceItem";

/** What is near the chosen neighbourhood, or the choice of one. */
export function HomeNear({ near: { area, areas, formId, places } }: { near: Near }) {
  const { t } = useTranslation("places");
  const name = area && <Name ar={area.name_ar} en={area.name_en} />;
  return (
    <section className="page stack" aria-labelledby="near">
      <header>
        <h2 id="near">
          {name ? <Sentence text={t("nearArea")} parts={{ area: name }} /> : t("home.title")}
        </h2>
        {!area && <p className="quiet">{t("home.lead")}</p>}
      </header>
      {places.length > 0 && (
        <ol className="places">
          {places.map((place, at) => (
            <PlaceItem key={place.id} place={place} number={at + 1} formId={formId} />
          ))}
        </ol>
      )}
      {area ? (
        <p>
          <LinkButton quiet to={`/nearby?area=${area.id}`}>
            {t("home.all")}
          </LinkButton>
        </p>
      ) : (
        <Form method="get" action="/nearby" className="home-near-form">
          <AreaSelect
            id="area"
            label={t("form.area")}
            areas={areas}
            chosen={null}
            none={t("form.areaNone")}
          />
          <Button quiet>{t("form.show")}</Button>
        </Form>
      )}
    </section>
  );
}
