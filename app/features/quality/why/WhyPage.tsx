import { useTranslation } from "react-i18next";
import type { ShownPrice } from "~/features/catalogue";
import { PriceCard } from "~/features/catalogue/ui";
import { StatusWord } from "~/features/prices/ui";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Figures } from "~/ui/Figures";
import { Icon } from "~/ui/Icon";
import { Page } from "~/ui/Page";
import type { Few } from "../few";
import type { Why } from "./why";

/** Why one price is believed as far as it is: how many people and pictures, since when, and which rules it meets. */
export function WhyPage({ price, why }: { price: ShownPrice; why: Why }) {
  const { t } = useTranslation(["quality", "help"]);
  const language = useLanguage();
  const count = (few: Few) => (few === null ? t("few") : formatNumber(few));
  const counts = (["people", "pictures", "against"] as const).map((name) => ({
    name,
    label: t(`why.${name}`),
    value: count(why[name]),
  }));
  const days = (["since", "newest"] as const).map((name) => ({
    name,
    label: t(`why.${name}`),
    value: formatDate(why[name], language),
  }));
  return (
    <Page narrow title={t("why.title")} lead={t("why.lead")}>
      <PriceCard {...price} />
      <section className="stack stack-tight">
        <h2>
          <StatusWord status={why.status} />
        </h2>
        <p>{t(`help:${why.status}.text`)}</p>
      </section>
      <Figures figures={counts} />
      <Figures figures={days} />
      <section className="stack stack-tight" aria-labelledby="rules">
        <h2 id="rules">{t("why.rules")}</h2>
        <ul className="facts">
          {why.rules.map(({ rule, met }) => (
            <li key={rule}>
              <Icon name={met ? "check" : "circle-dashed"} />
              <span>
                {t(`why.rule.${rule}`)} <strong>{t(met ? "why.met" : "why.unmet")}</strong>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="quiet small">{t("why.private")}</p>
      <p className="cluster">
        <LinkButton quiet to={`/dishes/${price.dish.id}`}>
          {t("why.back")}
        </LinkButton>
        <LinkButton quiet to="/help">
          {t("why.help")}
        </LinkButton>
      </p>
    </Page>
  );
}
