import { CONFIRMATION_POINTS, MOST_POINTS_A_DAY, SNAPSHOT_POINTS } from "~/features/trust";
import type { Language } from "~/i18n/languages";
import type { PersonStanding } from "../tools/schema";
import { textsIn } from "./texts";

/**
 * The points and the level of the person who asks, what is missing to the next, and how both are earned; this first where
 * it was asked: `how`.
 */
export function sayStanding(
  voice: Language,
  { points, level, progress }: PersonStanding,
  how: boolean,
): string {
  const { talk, common } = textsIn(voice);
  const has = talk("standing.have", { points, level: common(`level.${level}`) });
  const earns = talk("standing.earn", {
    snapshot: SNAPSHOT_POINTS,
    confirmation: CONFIRMATION_POINTS,
    most: MOST_POINTS_A_DAY,
  });
  const next = progress ? missing(voice, progress) : [talk("standing.highest")];
  const own = [has, ...next];
  const said = how ? [earns, ...own] : [...own, earns];
  return [...said, talk("standing.more")].join("\n");
}

/** What the next level takes. */
function missing(
  voice: Language,
  { next, work, accuracy, days }: NonNullable<PersonStanding["progress"]>,
): string[] {
  const { talk, common } = textsIn(voice);
  const name = common(`level.${next}`);
  const lines = [
    work > 0 && talk("standing.work", { n: work }),
    accuracy &&
      (accuracy.now === null
        ? talk("standing.accuracyUnknown", { mark: accuracy.required })
        : talk("standing.accuracy", { mark: accuracy.required, now: accuracy.now })),
    days > 0 && talk("standing.days", { n: days }),
  ].filter((line) => line !== false && line !== null);
  // Only who is in company with somebody else is held back where nothing is missing.
  if (lines.length === 0) return [talk("standing.held", { level: name })];
  return [talk("standing.next", { level: name }), ...lines.map((line) => `- ${line}`)];
}
