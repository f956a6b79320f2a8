import { useTranslation } from "react-i18next";
import { Notice } from "~/ui/Notice";
import { MOST_LINES } from "./limits";
import type { LineProblem } from "./lines";

interface ProblemsProps {
  problems: readonly LineProblem[];
  /** How many dishes there are not. */
  unknown: number;
  /** Whether the neighbourhood is none that we know. */
  unknownArea: boolean;
}

/** What an address asks for that could not be done, so that nobody takes the rest for the whole. */
export function Problems({ problems, unknown, unknownArea }: ProblemsProps) {
  const { t } = useTranslation("basket");
  const unreadable = problems.flatMap((one) => (one.kind === "unreadable" ? [one.said] : []));
  const said = [
    ...(unknown > 0 ? [t("unknown", { count: unknown })] : []),
    ...(problems.some(({ kind }) => kind === "tooMany") ? [t("tooMany", { max: MOST_LINES })] : []),
    ...(unreadable.length > 0
      ? [t("unreadable", { words: unreadable.slice(0, 3).join(" ") })]
      : []),
    ...(unknownArea ? [t("unknownArea")] : []),
  ];
  if (said.length === 0) return null;
  return (
    <div role="alert">
      <Notice kind="warning">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}
