import { useTranslation } from "react-i18next";
import { MOST_POINTS_A_DAY, SNAPSHOT_POINTS } from "~/features/trust";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Pictures } from "../review/Pictures";
import { OrderPartsList } from "./OrderPartsList";
import { OutcomeHead } from "./OutcomeHead";
import { OutcomeText } from "./OutcomeText";
import type { SentSnapshot } from "./sent-page.server";
import { TakeBack } from "./TakeBack";

interface SentPageProps extends SentSnapshot {
  /** Whether it was sent just now. */
  fresh: boolean;
  /** Whether the person chose the same picture once more. */
  known: boolean;
}

/** What became of a snapshot that was sent. */
export function SentPage({ pictures, outcome, earned, fresh, known }: SentPageProps) {
  const { t } = useTranslation("outcomes");
  const { state, dishId } = outcome;
  return (
    <Page title={t(fresh ? `sent.${state}` : "sent.title")}>
      {fresh && earned !== null && <Earned points={earned} />}
      {known && <Notice>{t("sent.known")}</Notice>}
      <div className="snapshot-columns">
        <div className="snapshot-aside">
          <Pictures pictures={pictures} alt={t("pictureAlt")} />
        </div>
        <Card receipt>
          <div className="stack">
            <OutcomeHead outcome={outcome} />
            <OutcomeText outcome={outcome} />
            <OrderPartsList parts={outcome.parts} state={state} />
            <p className="cluster">
              <LinkButton to="/contribute/snapshot/new">{t("sent.another")}</LinkButton>
              {dishId !== null && (
                <LinkButton quiet to={`/dishes/${dishId}`}>
                  {t("sent.dish")}
                </LinkButton>
              )}
              <LinkButton quiet to="/contributions">
                {t("own.title")}
              </LinkButton>
            </p>
            {state !== "withdrawn" && <TakeBack id={outcome.id} state={state} />}
          </div>
        </Card>
      </div>
    </Page>
  );
}

/** What the ledger paid for it, and why it is less where it is. */
function Earned({ points }: { points: number }) {
  const { t } = useTranslation("outcomes");
  return (
    <Notice kind="good">
      {points > 0 && t("sent.points", { count: points })}{" "}
      {points < SNAPSHOT_POINTS && t("sent.limit", { most: MOST_POINTS_A_DAY })}
    </Notice>
  );
}
