import type { MessageSlots } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import type { Utterance } from "./ask";
import { onlyTells } from "./only-tells";
import { isOutside, OUTSIDE } from "./outside";
import { partsOf } from "./parts";
import { SIGNS } from "./talk";

/** «ألف شكر», "thanks a million": more than anybody orders. */
const NO_COUNT = 100;

/** What is read of thanks. */
const THANKS = { ...OUTSIDE, kind: "thanks" } as const satisfies Partial<Utterance>;

/**
 * Does a sentence that asks nothing thank, or praise the help that was given, whatever else it says of that: "aapne toh kaam
 * aasan kar diya"? Not where it names food or a place for sure, counts or wants something: "help ki zaroorat hai".
 */
function thanksIn(sentence: string, found: MessageSlots, names: KnownNames): boolean {
  const has = partsOf(sentence);
  const isThanks = has.has("thanks") || has.has("helped");
  if (!isThanks || has.has("wanted") || found.area !== "") return false;
  const quantity = (found.quantity ?? 0) < NO_COUNT ? found.quantity : null;
  // «بڑا کام آسان کر دیا» has no size.
  const size = has.has("helped") ? "" : found.size;
  return onlyTells({ ...found, quantity, size }, sentence.split(" ").length, names, 1);
}

/** What is read of a sentence that only tells where somebody is. */
const PLACED = {
  ...{ kind: "unclear", here: true, chats: true, unread: 0 },
  ...{ dish: "", restaurant: "", query: "", left: "" },
} as const satisfies Partial<Utterance>;

/** Of fewer words the first may be what is looked for there. */
const LEAST_PLACED = 3;

/** "My office is in Olaya", «نازل عند خالتي في الربوة»: who is there names nothing to eat, and no restaurant. */
const placedIn = (sentence: string, found: MessageSlots, names: KnownNames): boolean =>
  found.area !== "" &&
  partsOf(sentence).has("placed") &&
  onlyTells({ ...found, restaurant: "" }, sentence.split(" ").length, names, LEAST_PLACED);

/** What is read of a sentence that asks for nothing that we know: an errand, thanks, or where somebody is; undefined for any other. */
export function ofNoOrder(
  sentence: string,
  {
    said,
    slots,
    found,
    names,
    asking,
  }: {
    said: string;
    slots: Pick<MessageSlots, "dish" | "people" | "maxTotal">;
    found: MessageSlots;
    names: KnownNames;
    asking: boolean;
  },
): Partial<Utterance> | undefined {
  if (!SIGNS.suggest.test(said) && isOutside(sentence, said, slots)) return OUTSIDE;
  if (asking) return;
  if (placedIn(sentence, found, names)) return PLACED;
  return thanksIn(sentence, found, names) ? THANKS : undefined;
}
