import type { Token } from "~/features/search";
import { isEveryday } from "../vocabulary/everyday";
import type { Mention } from "../vocabulary/mention";
import { wordsOf } from "../vocabulary/words-of";

/** More words than these, right beside a dish, are no part of its name. */
const PART_OF_NAME = 2;

/** The first dish with the unknown words between which and it nothing stands, as written; empty where none do. */
export function dishWhole(
  message: string,
  tokens: readonly Token[],
  spans: readonly Mention[],
): string {
  const at = spans.findIndex(({ names }) => names === "dish");
  const isPart = ({ names, start, end }: Mention) =>
    names === "dish" ||
    (names === "unknown" &&
      end - start <= PART_OF_NAME &&
      !tokens.slice(start, end).some(({ text }) => isEveryday(text)));
  const isBeside = (one: Mention | undefined, next: Mention | undefined) =>
    one !== undefined &&
    next !== undefined &&
    isPart(one) &&
    isPart(next) &&
    one.end === next.start &&
    !/\S/u.test(message.slice(tokens[one.end - 1]?.to, tokens[next.start]?.from));
  let [first, last] = [at, at];
  while (isBeside(spans[first - 1], spans[first])) first--;
  while (isBeside(spans[last], spans[last + 1])) last++;
  const part = spans.slice(first, last + 1);
  const [start, end] = [part[0], part.at(-1)];
  if (!start || !end || at < 0 || part.every(({ names }) => names === "dish")) return "";
  return wordsOf(message, tokens, { ...start, end: end.end });
}
