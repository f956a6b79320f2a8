import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { ListedPlace } from "./nearby-page.server";

/** Says that we know a place from the map only, and lets a person ask for it in one press. */
export function SuggestThis({ place }: { place: ListedPlace }) {
  const { t } = useTranslation("places");
  return (
    <Form method="post" className="place-suggest" preventScrollReset>
      <p className="quiet small">{t("discovered")}</p>
      <input type="hidden" name="name" value={place.name_ar ?? place.name_en ?? ""} />
      <input type="hidden" name="area" value={place.area?.id ?? ""} />
      <input type="hidden" name="external" value={place.externalPlaceId ?? ""} />
      <Button quiet>{t("suggest.add")}</Button>
    </Form>
  );
}
