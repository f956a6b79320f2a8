import { tokensOf } from "~/features/search";
import type { Ask, Utterance } from "../ask/ask";
import { linesOf } from "../ask/order";
import { numberBefore } from "../slots/further-dishes";
import { plain } from "../vocabulary/phrases";
import { sizesIn } from "./sizes-against";

/** "2 large and 1 small shawarma": one order of both sizes, each as often as the number before it says. */
export function sizesOrdered(read: Utterance, sentence: string): Utterance {
  const [, second] = sizesIn(read.size);
  if (read.kind !== "price" || read.dish === "" || second === undefined) return read;
  // «كيلو بقلاوه ونص كيلو بعد»: one of each, where nothing asks what either costs.
  const isAdded = plain(sentence)
    .replace(/ و /g, " و")
    .includes(` و${plain(second)}`);
  if (read.quantity === null && (!isAdded || read.asksPrice || read.both)) return read;
  const tokens = tokensOf(sentence);
  const { dish, restaurant, area, people, maxTotal } = read;
  const said = sizesIn(sentence);
  // «ونص كيلو» is a size of its own once its «و» is taken off.
  const sizes = said.length > 1 ? said : sizesIn(read.size);
  const [first, other, ...rest] = sizes.map((size) => {
    const at = tokens.findIndex(({ text }) => text === tokensOf(size)[0]?.text);
    const quantity = numberBefore(tokens, at);
    return { ...{ dish, restaurant, area, people, maxTotal }, size, quantity };
  });
  if (!first || !other) return read;
  return { ...read, ...first, kind: "compare", apart: true, other, rest, left: "" };
}

/** «مندي ولا كبسة ايهم ارخص نص حبه», "mandi or kabsa, which is cheaper, half": a size behind the question is that of both. */
export function sizedAlike(read: Utterance, sentence: string): Utterance {
  const { kind, size, other } = read;
  if (kind !== "compare" || size !== "" || !other?.size || read.rest.length > 0) return read;
  const asked = WHICH.exec(plain(sentence));
  return asked?.[1] === plain(other.size) ? { ...read, size: other.size } : read;
}

/** What asks which of two is cheaper, and what stands behind it. */
const WHICH = /(?:^| )(?:ارخص|اوفر|افضل|cheaper|cheapest|better|less)(?: (?:سعرا?|one))? (.+)$/;

/**
 * Sizes of the dish that was spoken of: "how much more is the large?" after the small one, and "and medium?" once two were
 * compared. Undefined where it is neither.
 */
export function sizesOf(read: Utterance, topic: Ask): Ask | undefined {
  const { dish, restaurant, area, size, kind } = topic;
  if (read.dish || read.restaurant || read.size === "" || dish === "") return undefined;
  const sides = linesOf(topic);
  const isOne = sides.every((side) => side.dish === dish && side.restaurant === restaurant);
  const { quantity } = read;
  if (kind === "compare" && !topic.apart && isOne && read.kind !== "compare")
    return { ...topic, kind: "price", size: read.size, quantity, other: null, rest: [], facts: [] };
  if (kind !== "price" || !read.both || size === "" || size === read.size) return undefined;
  const [shown = read] = sides;
  const here = { ...read, dish, restaurant, area };
  return { ...here, kind: "compare", other: { ...shown, quantity: null } };
}
