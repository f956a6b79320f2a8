import { kindsIn } from "~/features/catalogue";
import { isListed, meanTheSame, similarityOfTerms, termOf, tokenize } from "~/features/names";
import {
  mayBeFunctionWord,
  type QueryWord,
  type Scored,
  withoutMeaning,
} from "~/features/understanding";
import { EXPLAINED, type Resolution } from "./decide";

/** From this similarity on, a name has a word of the query. */
const SAID = 0.7;

/** The words of a query that were left unread beside what was found, as written; empty for none. */
export function unreadIn(query: string, decision: Resolution): string {
  const words = [...(decision.unread ?? []), ...leftOver(decision)];
  return [
    ...words.sort((a, b) => a.from - b.from).map(({ from, to }) => query.slice(from, to)),
    ...withoutMeaning(query, decision.hypothesis),
  ].join(" ");
}

/** The words of a dish, told apart from its restaurant, that are nothing of the name found there, as written; empty for none. */
export function unreadThere(dish: string, decision: Resolution | undefined): string {
  if (decision?.kind !== "dish at restaurant") return "";
  return leftOver(decision)
    .map(({ from, to }) => dish.slice(from, to))
    .join(" ");
}

/** The words that ask for a dish and are nothing of its name. */
function leftOver({ hypothesis, ...decision }: Resolution): readonly QueryWord[] {
  const words = hypothesis.dish?.words ?? [];
  const best: Scored | undefined =
    decision.kind === "dish alone"
      ? hypothesis.dish?.matches[0]
      : decision.kind === "dish at restaurant"
        ? decision.found[0]
        : undefined;
  if (!best || (best.queryCoverage ?? 1) >= EXPLAINED) return [];
  // "7up", «كولا زيرو»: a soft drink, by another name.
  const isMeant = (text: string) => isListed(text) && meanTheSame(text, best.name);
  if (isMeant(words.map(({ text }) => text).join(""))) return [];
  const named = tokenize(best.name);
  // A Spanish latte is coffee: its kind beside its name leaves nothing unread.
  const kinds = new Set(kindsIn(best.name));
  const isItsKind = (text: string) => {
    const own = kindsIn(text);
    return own.length > 0 && own.every((kind) => kinds.has(kind));
  };
  return words.filter(
    ({ text }) =>
      !(
        mayBeFunctionWord(text) ||
        isMeant(text) ||
        isItsKind(text) ||
        named.some((word) => isSaid(text, word))
      ),
  );
}

function isSaid(asked: string, named: string): boolean {
  return named.includes(asked) || similarityOfTerms(termOf(asked), termOf(named)) >= SAID;
}
