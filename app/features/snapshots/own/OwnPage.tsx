import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import type { OwnContribution } from "./list-own.server";
import { OrderPartsList } from "./OrderPartsList";
import { OutcomeHead } from "./OutcomeHead";
import { OutcomeText } from "./OutcomeText";
import { TakeBack } from "./TakeBack";

interface OwnPageProps {
  own: OwnContribution[];
  /** What was just taken back, or could not be thrown away because it was sent. */
  note: "back" | "sent" | null;
  /** What the person could help with next. */
  next: ReactNode;
}

/** Everything one has sent, and what became of it. */
export function OwnPage({ own, note, next }: OwnPageProps) {
  const { t } = useTranslation("outcomes");
  const empty = own.length === 0;
  return (
    <Page
      narrow
      title={t("own.title")}
      lead={empty ? t("own.empty") : t("own.lead")}
      drawing={empty && <EmptyReceipt />}
    >
      {note === "back" && <Notice kind="good">{t("own.takenBack")}</Notice>}
      {note === "sent" && <Notice kind="warning">{t("own.sentMeanwhile")}</Notice>}
      <p>
        <LinkButton to="/contribute/snapshot/new">{t("own.add")}</LinkButton>
      </p>
      {next}
      <ul className="stack">
        {own.map((one) => (
          <li key={one.id} className="card stack stack-tight">
            {one.outcome ? (
              <>
                <OutcomeHead outcome={one.outcome} />
                <OutcomeText outcome={one.outcome} />
                <details className="find-dish">
                  <summary>{t("own.parts")}</summary>
                  <OrderPartsList parts={one.outcome.parts} state={one.outcome.state} />
                </details>
              </>
            ) : (
              <Unsent at={one.at} />
            )}
            <div className="cluster">
              {one.snapshotId && (
                <Link
                  className="target-link"
                  to={`/${one.outcome ? "contributions" : "contribute/snapshot"}/${one.snapshotId}`}
                >
                  {t(one.outcome ? "own.pictures" : "own.continue")}
                </Link>
              )}
              <GiveUp one={one} />
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The way to take one back, as long as there is something to take. */
function GiveUp({ one: { id, snapshotId, outcome } }: { one: OwnContribution }) {
  const state = outcome?.state ?? null;
  if (state === "withdrawn" || (state === "rejected" && snapshotId === null)) return null;
  return <TakeBack id={id} state={state} />;
}

function Unsent({ at }: { at: number }) {
  const { t } = useTranslation("outcomes");
  const language = useLanguage();
  return <p>{t("own.unsent", { date: formatDate(at, language) })}</p>;
}
