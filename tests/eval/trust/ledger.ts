import type { Folded } from "~/features/prices/fold";
import { reviewByLaterEvidence } from "~/features/prices/later-evidence";
import type { TrackRecord } from "~/features/trust/levels/level-for";
import { accuracyOf, levelFor } from "~/features/trust/levels/level-for";
import {
  COMPANY_MS,
  CONTESTED_WITHIN_MS,
  type ContestedWord,
  companionsOf,
  contestedWords,
} from "~/features/trust/voices/companions";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";
import type { Person } from "./people";
import { START } from "./world";

type Judged = { observations: Observation[]; folded: Folded };

const remembered = new WeakMap<object, { of: number; judged: Map<number, boolean> }>();

/**
 * Levels as the service gives them at `now` (ms), from all observations and what moderators accepted. With `voices`,
 * people who keep standing together against everybody else weigh as newcomers do.
 */
export function levelsOf(
  offers: readonly Judged[],
  vouched: ReadonlySet<number>,
  before: ReadonlyMap<string, string>,
  { now, voices }: { now: number; voices: boolean },
): Map<string, string> {
  const levels = new Map(before);
  for (const [user, record] of recordsOf(offers, vouched))
    levels.set(user, levelFor(record, before.get(user) ?? "newcomer"));
  if (voices) for (const user of inCompany(offers, now)) levels.set(user, "newcomer");
  return levels;
}

/** By character: of all that later evidence judged, the share it agreed with, 0 to 1. */
export function accuracyOfPeople(
  offers: readonly Judged[],
  vouched: ReadonlySet<number>,
  people: readonly Person[],
): Map<string, number> {
  const records = recordsOf(offers, vouched);
  const together = new Map<string, TrackRecord>();
  for (const { id, character } of people) {
    const sum = together.get(character) ?? { goodPictures: 0, goodTaps: 0, wrong: 0, days: 0 };
    const record = records.get(id);
    sum.goodPictures += record?.goodPictures ?? 0;
    sum.goodTaps += record?.goodTaps ?? 0;
    sum.wrong += record?.wrong ?? 0;
    together.set(character, sum);
  }
  return new Map([...together].map(([character, sum]) => [character, accuracyOf(sum)]));
}

function inCompany(offers: readonly Judged[], now: number): string[] {
  const byOffer = offers.map(({ observations }) =>
    contestedWords(
      observations.filter(
        ({ observed_at }) => observed_at > now - COMPANY_MS - CONTESTED_WITHIN_MS,
      ),
    ),
  );
  const offersOf = new Map<string, ContestedWord[][]>();
  for (const contested of byOffer)
    for (const user of new Set(contested.map((word) => word.user)))
      offersOf.set(user, [...(offersOf.get(user) ?? []), contested]);
  return [...offersOf]
    .filter(([user, own]) => companionsOf(user, own, now) > 0)
    .map(([user]) => user);
}

function recordsOf(
  offers: readonly Judged[],
  vouched: ReadonlySet<number>,
): Map<string, TrackRecord> {
  const records = new Map<string, TrackRecord>();
  const days = new Map<string, Set<number>>();
  const recordOf = (user: string) => {
    const record = records.get(user) ?? { goodPictures: 0, goodTaps: 0, wrong: 0, days: 0 };
    records.set(user, record);
    return record;
  };
  for (const offer of offers) {
    const judged = judgedOf(offer);
    for (const { id, user_id, proof, observed_at } of offer.observations) {
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
  for (const [user, record] of records) record.days = days.get(user)?.size ?? 0;
  return records;
}

function judgedOf(offer: Judged): Map<number, boolean> {
  const { observations, folded } = offer;
  const known = remembered.get(offer);
  if (known?.of === observations.length) return known.judged;
  const judged = new Map(
    reviewByLaterEvidence(observations, folded.versions).map((one) => [
      one.observation.id,
      one.agreed,
    ]),
  );
  remembered.set(offer, { of: observations.length, judged });
  return judged;
}
