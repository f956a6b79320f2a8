import { useTranslation } from "react-i18next";
import { trustLevel } from "./trust-level";

/** A level of trust with its sign, in the reader's words; a slug that is none is the lowest. */
export function LevelName({ slug }: { slug: string }) {
  const { t } = useTranslation("common");
  const level = trustLevel(slug);
  return (
    <span>
      <span aria-hidden="true">{level.icon}</span> {t(`level.${level.slug}`)}
    </span>
  );
}
