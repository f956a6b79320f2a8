import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";
import { agree, PROOF_RANK, type Statement, toStatement } from "./evidence";
import { isNewcomer } from "./trust-level";

/** A later picture that agrees within this still speaks of the price that was named. */
const AGREES_WITHIN_MS = 30 * DAY_MS;

/** A later picture that disagrees within this shows an error; after that, the price may well have changed. */
const DISAGREES_WITHIN_MS = 3 * DAY_MS;

/** What the outcome made of one observation. */
export interface Judged {
  observation: Observation;
  agreed: boolean;
}

interface Spoken extends Statement {
  observation: Observation;
  /** Whether it can decide about others: a picture by someone who is no newcomer. */
  decides: boolean;
}

/**
 * Judges what people said about one dish on one platform by the first picture that another person, no newcomer, sent
 * after it. Nobody is judged by their own word, or twice for saying one thing again, and newcomers judge nobody: a
 * ring of new accounts can't raise each other. What nothing later speaks to stays open and is not returned.
 */
export function outcomes(observations: readonly Observation[]): Judged[] {
  const all = observations.map(spoken).sort(byMoment);
  const judges = judgesOf(all);
  const lastWord = new Map<string, Spoken>();
  let pictured: Spoken | null = null;
  return all.flatMap((said, place) => {
    const before = lastWord.get(said.user);
    lastWord.set(said.user, said);
    const known = pictured;
    if (said.price && said.rank > PROOF_RANK.said) pictured = said;
    const by = judges[place];
    if (!by || (before && sameWord(before, said))) return [];
    const agreed = judge(said, by, known);
    return agreed === null ? [] : [{ observation: said.observation, agreed }];
  });
}

/** For each place, the first that decides after it and is another person's; O(n). */
function judgesOf(all: readonly Spoken[]): (Spoken | null)[] {
  let next: Spoken | null = null;
  let nextOfAnother: Spoken | null = null;
  const judges: (Spoken | null)[] = [];
  for (let place = all.length - 1; place >= 0; place--) {
    const said = all[place] as Spoken;
    judges[place] = next?.user === said.user ? nextOfAnother : next;
    if (!said.decides) continue;
    if (next && next.user !== said.user) nextOfAnother = next;
    next = said;
  }
  return judges;
}

/** Whether `by` agrees with what was said, given the last picture `known` before it; null when that can't be told. */
function judge(said: Spoken, by: Spoken, known: Spoken | null): boolean | null {
  const after = by.at - said.at;
  if (after > AGREES_WITHIN_MS) return null;
  const soon = after <= DISAGREES_WITHIN_MS;
  const { kind } = said.observation;
  if (kind === "gone") return soon ? false : null;
  // `changed` was right when the next price is another one than the price it spoke against.
  const right =
    kind === "changed"
      ? known !== null && !agree(by.total, known.total)
      : agree(by.total, said.total);
  return right || (soon ? false : null);
}

function spoken(observation: Observation): Spoken {
  const statement = toStatement(observation);
  const decides =
    statement.price !== null &&
    statement.rank > PROOF_RANK.said &&
    !isNewcomer(observation.trust_level);
  return { ...statement, observation, decides };
}

function sameWord(a: Spoken, b: Spoken): boolean {
  if (a.observation.kind !== b.observation.kind) return false;
  return a.price === null || agree(a.total, b.total);
}

function byMoment(a: Spoken, b: Spoken): number {
  return a.at - b.at || a.observation.id - b.observation.id;
}
