import { useTranslation } from "react-i18next";
import type { SubmissionOutcome } from "../review/outcome.server";

/** What became of something sent, in words: the state, why, and what a moderator wrote. */
export function OutcomeText({ outcome }: { outcome: SubmissionOutcome }) {
  const { t } = useTranslation("outcomes");
  const { state, reasons, note, corrected } = outcome;
  return (
    <div className="stack stack-tight">
      <p>{t(`outcome.${state}`)}</p>
      {corrected && <p>{t("outcome.corrected")}</p>}
      {reasons.length > 0 && (
        <ul className="bullets">
          {reasons.map((reason) => (
            <li key={reason}>{t(`reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      {note && (
        <div>
          <p className="quiet small">{t("note")}</p>
          <p className="written" dir="auto">
            {note}
          </p>
        </div>
      )}
    </div>
  );
}
