import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isCuisine } from "~/features/catalogue";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { Name } from "~/ui/Name";
import { SubmitButton } from "~/ui/SubmitButton";
import type { ChainPair } from "./chains-page.server";

interface ChainCardProps {
  pair: ChainPair;
  /** The id of the form that decides about several pairs; absent where there is one. */
  among?: string | undefined;
}

/** Two restaurants that may be one chain, and what can be said of them. */
export function ChainCard({ pair, among }: ChainCardProps) {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const { one, other } = pair;
  const [into, from] = pair.leading === one.id ? [one, other] : [other, one];
  // A name that the leading one lacks in a script is the other's.
  const called = nameFor(language, {
    ar: into.name_ar ?? from.name_ar,
    en: into.name_en ?? from.name_en,
  }).text;
  return (
    <Card>
      <div className="stack stack-tight">
        <InPair restaurant={one} />
        <InPair restaurant={other} />
        <Form method="post" className="cluster" id={`pair-${pair.id}`}>
          <input type="hidden" name="id" value={pair.id} />
          <SubmitButton name="act" value="chain" aria-describedby={`called-${pair.id}`}>
            {t("chains.chain")}
          </SubmitButton>
          <SubmitButton quiet name="act" value="apart">
            {t("chains.apart")}
          </SubmitButton>
        </Form>
        <p className="quiet small" id={`called-${pair.id}`}>
          {t("chains.called", { name: called })}
        </p>
        {among && (
          <Checkbox
            label={t("chains.select")}
            form={among}
            name="id"
            value={pair.id}
            id={`select-${pair.id}`}
          />
        )}
      </div>
    </Card>
  );
}

/** One of the two: both its names, what it cooks, how much there is of it, and where. */
function InPair({ restaurant }: { restaurant: ChainPair["one"] }) {
  const { t } = useTranslation(["moderation", "catalogue"]);
  const { id, name_ar, name_en, cuisine, branches, dishes, areas } = restaurant;
  const both = name_ar !== null && name_en !== null;
  return (
    <div>
      <Link to={`/moderate/restaurants/${id}`} className="target-link">
        {both ? (
          <>
            <Name ar={name_ar} en={null} /> · <Name ar={null} en={name_en} />
          </>
        ) : (
          <Name ar={name_ar} en={name_en} />
        )}
      </Link>
      <p className="quiet small">
        {isCuisine(cuisine) && <>{t(`catalogue:cuisine.${cuisine}`)} · </>}
        {t("catalogue:branchCount", { count: branches })}
        {" · "}
        {t("chains.dishes", { number: dishes })}
        {areas.map((area) => (
          <span key={area.ar ?? area.en}>
            {" · "}
            <Name {...area} />
          </span>
        ))}
      </p>
    </div>
  );
}
