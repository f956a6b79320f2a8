import { DAY_MS } from "~/i18n/days";
import type { Observation, PriceVersion } from "~db/schema";
import { agree, NO_PRICE, PROOF_RANK, type Statement, toStatement } from "./evidence";
import { isNewcomer } from "./trust-level";

/** A later picture that agrees within this still speaks of the price that was named. */
const AGREES_WITHIN_MS = 30 * DAY_MS;

/** A later picture that disagrees within this shows an error; after that, the price may well have changed. */
const DISAGREES_WITHIN_MS = 3 * DAY_MS;

/** How many pictures are looked through for one of a third person, so that two who take turns cost no time. */
const LOOKED_THROUGH = 8;

/** One observation, and whether later evidence agreed with it. */
export interface JudgedObservation {
  observation: Observation;
  agreed: boolean;
}

interface ObservedStatement extends Statement {
  observation: Observation;
  /** Whether it can decide about others: a picture by someone who is no newcomer. */
  decides: boolean;
}

/**
 * Judges what people said about one dish on one platform by the first picture that another person, no newcomer, sent
 * after it. If that picture disagrees, one of a third person has to bear it out: a single one may be misread, and says
 * nothing about the person before. Nobody is judged by their own word, or twice for saying one thing again, and newcomers
 * judge nobody: a ring of new accounts can't raise each other. What nothing later speaks to stays open and is not returned.
 *
 * @param versions what was shown, from when on: `changed` and `gone` speak of that.
 */
export function reviewByLaterEvidence(
  observations: readonly Observation[],
  versions: readonly Omit<PriceVersion, "dish_id" | "platform">[],
): JudgedObservation[] {
  const all = observations.map(observedStatement).sort(byMoment);
  const deciders = decidersOf(all);
  const lastWord = new Map<string, ObservedStatement>();
  let shown = 0;
  return all.flatMap((said, place) => {
    const before = lastWord.get(said.user);
    lastWord.set(said.user, said);
    while ((versions[shown]?.started_at ?? Number.POSITIVE_INFINITY) < said.at) shown += 1;
    const by = all[deciders[place] ?? -1];
    if (!by || (before && sameStatement(before, said))) return [];
    const version = versions[shown - 1];
    const spokeAgainst = version?.item_price ?? null;
    const third = () => all[thirdDecider(all, deciders, place) ?? -1];
    const agreed = agreesWithLater({ said, by, third, spokeAgainst });
    return agreed === null ? [] : [{ observation: said.observation, agreed }];
  });
}

/** For each observation, the place of the first later one that decides and is another person's; O(n). */
function decidersOf(all: readonly ObservedStatement[]): (number | null)[] {
  let next: number | null = null;
  let nextOfAnother: number | null = null;
  const userAt = (place: number | null) => (place === null ? undefined : all[place]?.user);
  const deciders: (number | null)[] = [];
  for (let place = all.length - 1; place >= 0; place--) {
    const said = all[place] as ObservedStatement;
    deciders[place] = userAt(next) === said.user ? nextOfAnother : next;
    if (!said.decides) continue;
    if (next !== null && userAt(next) !== said.user) nextOfAnother = next;
    next = place;
  }
  return deciders;
}

/** The place of the first that decides after the decider of `place` and is of neither of the two. */
function thirdDecider(
  all: readonly ObservedStatement[],
  deciders: readonly (number | null)[],
  place: number,
): number | null {
  const first = deciders[place] ?? null;
  const known = [all[place]?.user, all[first ?? -1]?.user];
  let next = deciders[first ?? -1] ?? null;
  for (let looked = 0; next !== null && looked < LOOKED_THROUGH; looked++) {
    if (!known.includes(all[next]?.user)) return next;
    next = deciders[next] ?? null;
  }
  return null;
}

interface Hearing {
  said: ObservedStatement;
  /** The first later picture of another person, and how to find that of a third. */
  by: ObservedStatement;
  third: () => ObservedStatement | undefined;
  /** The price that was shown when it was said, halalas; null for none. */
  spokeAgainst: number | null;
}

/** Whether later pictures agree with what was said; null when they can't decide. */
function agreesWithLater({ said, by, third, spokeAgainst }: Hearing): boolean | null {
  const { kind } = said.observation;
  if (kind === "gone") return by.at - said.at <= DISAGREES_WITHIN_MS ? false : null;
  if (kind === "changed" && spokeAgainst === null) return null;
  // `changed` was right when the next price is another one than the price it spoke against.
  const right = (picture: ObservedStatement) =>
    kind === "changed"
      ? !agree(picture.price, spokeAgainst ?? 0)
      : agree(picture.price, said.price);
  const speaks = (picture: ObservedStatement) => picture.at - said.at <= AGREES_WITHIN_MS;
  if (right(by)) return speaks(by) ? true : null;
  if (by.at - said.at > DISAGREES_WITHIN_MS) return null;
  const other = third();
  if (!other || !speaks(other)) return null;
  if (right(other)) return true;
  return agree(other.price, by.price) ? false : null;
}

function observedStatement(observation: Observation): ObservedStatement {
  const statement = toStatement(observation);
  const decides =
    statement.price !== NO_PRICE &&
    statement.rank > PROOF_RANK.said &&
    !isNewcomer(observation.trust_level);
  return { ...statement, observation, decides };
}

function sameStatement(a: ObservedStatement, b: ObservedStatement): boolean {
  if (a.observation.kind !== b.observation.kind) return false;
  return a.price === NO_PRICE || agree(a.price, b.price);
}

function byMoment(a: ObservedStatement, b: ObservedStatement): number {
  return a.at - b.at || a.observation.id - b.observation.id;
}
