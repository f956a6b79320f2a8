import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LevelName } from "~/features/prices/ui";
import { LinkButton } from "~/ui/Button";
import { Sentence } from "~/ui/Sentence";
import type { Progress } from "./scores";

/** What the next level takes, in words, and what the scores mean. `progress` is null at the highest level. */
export function LevelProgress({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation("evidence");
  return (
    <section className="stack stack-tight" aria-labelledby="progress">
      <h2 id="progress">{t("standing.title")}</h2>
      {progress ? <Missing progress={progress} /> : <p>{t("standing.highest")}</p>}
      <p className="quiet small">{t("standing.accuracyMeans")}</p>
      <p className="quiet small">{t("standing.scoreMeans")}</p>
      <p>
        <LinkButton quiet to="/profile/points">
          {t("standing.history")}
        </LinkButton>
      </p>
    </section>
  );
}

function Missing({ progress: { next, work, accuracy, days } }: { progress: Progress }) {
  const { t } = useTranslation("evidence");
  const name = (
    <strong>
      <LevelName slug={next} />
    </strong>
  );
  const accuracyText = ({ required, now }: NonNullable<typeof accuracy>) =>
    now === null
      ? t("standing.accuracyUnknown", { mark: required })
      : t("standing.accuracy", { mark: required, now });
  // Only who is in company with somebody else is held back where nothing is missing.
  if (work === 0 && !accuracy && days === 0) {
    const why = <Link to="/help#company">{t("standing.heldWhy")}</Link>;
    return (
      <p>
        <Sentence text={t("standing.held")} parts={{ level: name, why }} />
      </p>
    );
  }
  return (
    <>
      <p>
        <Sentence text={t("standing.next")} parts={{ level: name }} />
      </p>
      <ul className="bullets">
        {work > 0 && <li>{t("standing.work", { n: work })}</li>}
        {accuracy && <li>{accuracyText(accuracy)}</li>}
        {days > 0 && <li>{t("standing.days", { n: days })}</li>}
      </ul>
    </>
  );
}
