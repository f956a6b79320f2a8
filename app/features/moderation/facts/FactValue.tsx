import { useTranslation } from "react-i18next";
import { CLOSED_VALUES, platformOf } from "~/features/facts";

/** What was told, as a moderator reads it: a link as an address that is not followed by mistake. */
export function FactValue({ kind, value }: { kind: string; value: string }) {
  const { t } = useTranslation("facts");
  const closed = CLOSED_VALUES.find((known) => known === value);
  if (kind === "closed" && closed) return <>{t(`queue.value.${closed}`)}</>;
  if (platformOf(kind) === null) return <bdi dir="ltr">{value.replaceAll("; ", "\n")}</bdi>;
  return (
    <a href={value} rel="nofollow noopener noreferrer" className="target-link">
      <bdi dir="ltr">{value}</bdi>
    </a>
  );
}
