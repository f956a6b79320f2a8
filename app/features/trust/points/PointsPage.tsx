import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import {
  CONFIRMATION_POINTS,
  MOST_POINTS_A_DAY,
  SNAPSHOT_POINTS,
} from "~/features/trust/points/constants";
import { formatDate, formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import type { PointsHistory } from "./history.server";

interface PointsPageProps extends PointsHistory {
  isFirst: boolean;
}

/** Every point a person earned or lost, with what for. */
export function PointsPage({ balance, lines, older, isFirst }: PointsPageProps) {
  const { t } = useTranslation("evidence");
  const rules = {
    snapshot: SNAPSHOT_POINTS,
    confirmation: CONFIRMATION_POINTS,
    most: MOST_POINTS_A_DAY,
  };
  return (
    <Page narrow title={t("points.title")} lead={t("points.lead")}>
      <p>
        <strong>{t("points.balance", { n: formatNumber(balance) })}</strong>
      </p>
      {lines.length === 0 && <Notice>{t("points.empty")}</Notice>}
      <ul className="ledger">
        {lines.map((line) => (
          <PointsLine key={line.id} line={line} />
        ))}
      </ul>
      <p className="cluster">
        {!isFirst && (
          <LinkButton quiet to="/profile/points">
            {t("points.newest")}
          </LinkButton>
        )}
        {older !== null && (
          <LinkButton quiet to={`/profile/points?before=${older}`}>
            {t("points.older")}
          </LinkButton>
        )}
      </p>
      <p className="quiet small">{t("points.rules", rules)}</p>
    </Page>
  );
}

function PointsLine({ line }: { line: PointsHistory["lines"][number] }) {
  const { t } = useTranslation("evidence");
  const language = useLanguage();
  return (
    <li>
      <div>
        <span className="block">{t(`points.kind.${line.kind}`)}</span>
        <span className="quiet small">
          {line.dish_id !== null && (
            <>
              <Link to={`/dishes/${line.dish_id}`}>
                <Name {...namesOfRow(line)} />
              </Link>
              {" · "}
            </>
          )}
          {formatDate(line.at, language)}
          {line.amount === 0 && line.kind !== "reversal" && (
            <> · {t("points.limit", { n: MOST_POINTS_A_DAY })}</>
          )}
        </span>
      </div>
      <bdi className="figure" dir="ltr">
        {line.amount > 0 && "+"}
        {formatNumber(line.amount)}
      </bdi>
    </li>
  );
}
