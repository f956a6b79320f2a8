import { isNewcomer, trustLevel, VERIFIED_PEOPLE, VERIFIED_SUPPORT } from "~/features/prices";
import type { FactAct, ToldFact } from "~db/schema-facts";
import { platformOf } from "./kinds";

type FactTold = Pick<ToldFact, "id" | "kind" | "value" | "user_id" | "trust_level" | "told_at">;
type ActOfFact = Pick<FactAct, "id" | "fact_id" | "act" | "undoes">;

/** What a page says, and what moderators are asked about. */
export interface FoldedFacts {
  shown: FactTold | null;
  /** The newest telling of each value that may come to be shown. */
  waiting: FactTold[];
}

/**
 * What is shown of all that was told of one kind about one restaurant: the newest that a moderator accepted, an operator brought
 * in, or enough people vouch for: as many and as trusted as verify a price. Links lead people elsewhere, so they are shown
 * after a moderator's look alone. An act is about every telling of that value up to the one it names.
 */
export function foldFacts(told: readonly FactTold[], acts: readonly ActOfFact[]): FoldedFacts {
  const undone = new Set(acts.map(({ undoes }) => undoes));
  const standing = acts.filter(({ id, act }) => act !== "undo" && !undone.has(id));
  const valueById = new Map(told.map(({ id, value }) => [id, value]));
  const verdict = ({ id, value }: FactTold) =>
    standing
      .filter(({ fact_id }) => fact_id >= id && valueById.get(fact_id) === value)
      .reduce<ActOfFact | null>((last, act) => (last && last.id > act.id ? last : act), null)?.act;
  const newestOf = new Map(told.map((fact) => [fact.user_id, fact.id]));
  const open = new Map<string, FactTold[]>();
  let shown: FactTold | null = null;
  const show = (fact: FactTold) => {
    if (shown === null || fact.id > shown.id) shown = fact;
  };
  for (const fact of told) {
    const said = verdict(fact);
    if (said === "accept" || (said === undefined && fact.user_id === null)) show(fact);
    // Who has changed their mind speaks for the last alone.
    else if (said === undefined && newestOf.get(fact.user_id) === fact.id)
      open.set(fact.value, [...(open.get(fact.value) ?? []), fact]);
  }
  const newest = [...open.values()].map((all) => ({ all, last: all.at(-1) as FactTold }));
  for (const { all, last } of newest) if (isVouchedFor(all)) show(last);
  const by = shown as FactTold | null;
  return {
    shown: by,
    waiting: newest
      .map(({ last }) => last)
      .filter(({ id, value }) => by === null || (id > by.id && value !== by.value))
      // That somebody sells is news of those alone who are shown as closed.
      .filter(({ kind, value }) => kind !== "closed" || value === "yes" || by?.value === "yes"),
  };
}

/** Whether the people who told something are enough to show it without a moderator. */
function isVouchedFor(told: readonly FactTold[]): boolean {
  if (told.some(({ kind }) => platformOf(kind) !== null)) return false;
  const trusted = told.filter(({ trust_level }) => !isNewcomer(trust_level));
  const weight = trusted.reduce(
    (sum, { trust_level }) => sum + trustLevel(trust_level).confirmation_weight,
    0,
  );
  return trusted.length >= VERIFIED_PEOPLE && weight >= VERIFIED_SUPPORT;
}
