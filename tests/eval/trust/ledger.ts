import type { TrackRecord } from "~/features/contribute/trust/level-for";
import { levelFor } from "~/features/contribute/trust/level-for";
import { outcomes } from "~/features/prices/outcomes";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";
import { START } from "./world";

const remembered = new WeakMap<object, { of: number; judged: Map<number, boolean> }>();

/** Levels as the service gives them, from all observations and what moderators accepted. */
export function levelsOf(
  offers: readonly { observations: Observation[] }[],
  vouched: ReadonlySet<number>,
  before: ReadonlyMap<string, string>,
): Map<string, string> {
  const records = new Map<string, TrackRecord>();
  const days = new Map<string, Set<number>>();
  const recordOf = (user: string) => {
    const record = records.get(user) ?? { goodPictures: 0, goodTaps: 0, wrong: 0, days: 0 };
    records.set(user, record);
    return record;
  };
  for (const offer of offers) {
    const { observations } = offer;
    const known = remembered.get(offer);
    const judged =
      known?.of === observations.length
        ? known.judged
        : new Map(outcomes(observations).map((one) => [one.observation.id, one.agreed]));
    remembered.set(offer, { of: observations.length, judged });
    for (const { id, user_id, proof, observed_at } of observations) {
      const record = recordOf(user_id);
      const day = Math.floor((observed_at - START) / DAY_MS);
      const seen = days.get(user_id) ?? new Set();
      days.set(user_id, seen.add(day));
      const good = judged.get(id) ?? (vouched.has(id) ? true : undefined);
      if (good === false) record.wrong += 1;
      else if (good && proof === "snapshot") record.goodPictures += 1;
      else if (good) record.goodTaps += 1;
    }
  }
  const levels = new Map(before);
  for (const [user, record] of records) {
    record.days = days.get(user)?.size ?? 0;
    levels.set(user, levelFor(record, before.get(user) ?? "newcomer"));
  }
  return levels;
}
