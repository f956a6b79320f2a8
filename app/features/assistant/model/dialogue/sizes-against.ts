import { tokenize } from "~/features/names";
import { sizeMarks, tokensOf } from "~/features/search";
import type { Ask, Utterance } from "../ask/ask";
import { BOTH } from "../ask/reference";
import { dishOf, restaurantOf } from "../ask/spoken-of";
import { VERSUS } from "../ask/talk";
import { completed } from "../ask/variety";
import { HALF_KILO_MORE } from "../language/amounts-said";
import type { Slots } from "../slots/slots";
import { plain } from "../vocabulary/phrases";

/** What sets two sizes against each other beside what asks their prices: «يفرق», "how much more". */
const DIFFERS =
  /(?:^| )(?:ال)?(?:فرق|يفرق|تفرق|differ|difference|more|less|cheaper|ارخص|اوفر)(?= |$)/;

/**
 * «كم فرق الكبيره والوسط؟», "medium or large?": one dish in two sizes or more, side by side, where what was spoken of has no
 * other name here; undefined where fewer sizes are said.
 */
export function sizesAgainst(
  written: Utterance,
  topic: Ask | undefined,
  message: string,
): Ask | undefined {
  const read = asOne(written, plain(message));
  const [first, second, ...further] = sizesSet(read.size, message);
  const said = plain(message);
  // "And a kilo and a half?" of what was spoken of is one order of both.
  const [, count] = read.dish ? [] : (HALF_KILO_MORE.exec(said) ?? []);
  const counts = read.quantity !== null && !count;
  if (!first || !second || read.kind === "compare" || counts || read.nth !== null) return undefined;
  // «مارجريتا كبيره ولا بيروني وسط»: what nobody knows may be another dish, of which the other size is.
  if (read.dish !== "" && read.left !== "" && VERSUS.test(message)) return undefined;
  if (!count && !read.asksPrice && !DIFFERS.test(said) && !BOTH.test(said) && !VERSUS.test(message))
    return undefined;
  const shown = topic && { ...dishOf(topic), ...restaurantOf(topic) };
  const own = once(read.dish);
  const dish = own ? (topic ? completed(own, topic) : own) : (shown?.dish ?? "");
  const from = read.restaurant ? null : (shown?.from ?? null);
  if ((!dish && !from) || isOfTwo(read, said)) return undefined;
  const { area, deliverTo, people, maxTotal } = read;
  const side = (size: string): Slots => ({
    dish,
    size,
    restaurant: read.restaurant || (shown?.restaurant ?? ""),
    area: area || (topic?.area ?? ""),
    quantity: null,
    people,
    maxTotal,
  });
  return {
    ...read,
    ...side(first),
    kind: "compare",
    aside: null,
    cheaper: false,
    focus: "all",
    apart: count !== undefined,
    quantity: Number(count) > 1 ? Number(count) : null,
    deliverTo: deliverTo || (topic?.deliverTo ?? ""),
    other: side(second),
    rest: further.map(side),
    from,
  };
}

/** "The difference between the small and large cheese one" was read as two dishes: one in two sizes. */
function asOne(read: Utterance, said: string): Utterance {
  const { kind, apart, other, rest, dish, size } = read;
  const isSame = other?.dish === dish && other.size !== size && rest.length === 0;
  if (kind !== "compare" || !apart || !isSame || !(DIFFERS.test(said) || BOTH.test(said)))
    return read;
  return { ...read, kind: "price", size: `${size} ${other.size}`, other: null };
}

/** "Half chicken and whole chicken": the dish that is named with each of its sizes. */
function once(dish: string): string {
  const words = dish.split(" ");
  const half = words.slice(0, words.length / 2);
  return half.join(" ") === words.slice(half.length).join(" ") ? half.join(" ") : dish;
}

/** "Half lamb and whole chicken": a size of one dish, and another of another. */
function isOfTwo({ dish, size }: Utterance, said: string): boolean {
  const ofDish = new Set(tokenize(dish));
  const ofSize = new Set(sizesIn(size).flatMap((one) => tokenize(one)));
  const dishes = [""];
  for (const word of said.split(" ")) {
    if (ofSize.has(word)) dishes.push("");
    else if (ofDish.has(word)) dishes.push(`${dishes.pop()} ${word}`);
  }
  return new Set(dishes.filter(Boolean)).size > 1;
}

/** «نص ولا حبه»: what is set against each other is two sizes, though together the words would be one. */
function sizesSet(size: string, message: string): string[] {
  const said = sizesIn(size);
  if (said.length !== 1 || !VERSUS.test(message)) return said;
  const apart = message.split(VERSUS).flatMap((side) => sizesIn(side).slice(0, 1));
  const codes = new Set(apart.map((one) => sizeMarks(tokensOf(one))[0]?.size));
  return codes.size === apart.length ? apart : said;
}

/** The sizes that some words say, each once, as they were written. */
export function sizesIn(words: string): string[] {
  const tokens = tokensOf(words);
  const seen = new Set<string>();
  let after = 0;
  // «نص الكيلو» is one, and neither a half nor a kilo.
  const marks = [...sizeMarks(tokens)].sort((a, b) => a.start - b.start || b.end - a.end);
  return marks.flatMap(({ start, end, size }) => {
    const [from, to] = [tokens[start]?.from, tokens[end - 1]?.to];
    if (start < after || from === undefined) return [];
    after = end;
    if (seen.has(size)) return [];
    seen.add(size);
    return [words.slice(from, to)];
  });
}
