import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { picturePath } from "../review/Pictures";
import type { SimilarPicture } from "./similar.server";

/** Pictures that look much like the ones before a moderator: perhaps the same order sent again, perhaps only the same app. */
export function Similar({ similar }: { similar: SimilarPicture[] }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  if (similar.length === 0) return <p className="quiet">{t("case.noSimilar")}</p>;
  return (
    <section className="stack stack-tight" aria-labelledby="similar">
      <h2 id="similar">{t("case.similar")}</h2>
      <p className="quiet small">{t("case.similarHint")}</p>
      <ul className="cluster">
        {similar.map(({ name, width, height, contributionId }, place) => {
          const image = (
            <img
              className="thumbnail"
              src={picturePath(name)}
              width={width}
              height={height}
              loading="lazy"
              alt={t("case.similarAlt", { number: place + 1 })}
            />
          );
          return (
            <li key={name}>
              {contributionId ? (
                <Link to={`/moderate/snapshots/${contributionId}`}>{image}</Link>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
