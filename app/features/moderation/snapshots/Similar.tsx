import { useTranslation } from "react-i18next";
import { type CasePicture, CaseThumbnails } from "./CaseThumbnails";

/** Pictures that look much like the ones before a moderator: perhaps the same order sent again, perhaps only the same app. */
export function Similar({ similar }: { similar: CasePicture[] }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  if (similar.length === 0) return <p className="quiet">{t("case.noSimilar")}</p>;
  return (
    <section className="stack stack-tight" aria-labelledby="similar">
      <h2 id="similar">{t("case.similar")}</h2>
      <p className="quiet small">{t("case.similarHint")}</p>
      <CaseThumbnails pictures={similar} altOf={(number) => t("case.similarAlt", { number })} />
    </section>
  );
}
