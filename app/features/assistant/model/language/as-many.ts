/** Money, in figures. */
const MONEY = "(\\d{2,4})(?: ?(?:riyals?|rials?|sar|sr|rs))?";
const GET =
  "(?:(?:can|could|will|would|do|shall|may) )?(?:i|we|you|u|one|it) (?:can |could )?(?:get|buy|order|have|afford|take)(?: me| us)?";
/** Who eats, and what else is counted, is no dish. */
const DISH =
  "(?!(?:people|persons?|pax|guests|kids|friends|branches|points|apps|platforms|calories|minutes|restaurants|places|pieces|pcs|do|does|are|is|can|will)(?!\\p{L}))(?:\\p{L}+ ?){1,4}?";
const FOR = "(?:for|with|in|under|on|from|out of)";

/** "How many samosas can I get for 20", "with 50 riyal how many shawarmas", "how many burgers will 100 get me": a dish, if any, and how much. */
const HOW_MANY: readonly (readonly [RegExp, dish: number, amount: number])[] = [
  [`how many (?:of (?:them|those|these|it)|(${DISH}))? ?(?:${GET} )?${FOR} ${MONEY}`, 1, 2],
  [
    `how many (?:of (?:them|those|these|it)|(${DISH}))? ?(?:can|will|would|does|do) ${MONEY} (?:get|buy)(?: me| us)?`,
    ...([1, 2] as const),
  ],
  [
    `(?:with |for |i (?:have|got) |ive got )?${MONEY},? (?:so )?how many (?:of (?:them|those|these|it)|(${DISH}))?(?: ?${GET})?(?: for (?:it|that))?`,
    ...([2, 1] as const),
  ],
].map(([words, dish, amount]) => [
  new RegExp(
    `^\\s*(?:(?:and|so|ok|hi|hey) )*${words}( (?:at|from|in) [^?.!,]{2,30})?[\\s?.!]*$`,
    "iu",
  ),
  dish as number,
  amount as number,
]);

/** How that is read: what is wanted, and the limit. */
const AS_MANY = "as many as possible";

/** A sentence that asks how many there are for so much, as one that sets a limit. */
export function withAsMany(message: string): string {
  for (const [sign, dish, amount] of HOW_MANY) {
    const found = sign.exec(message);
    if (found)
      return [AS_MANY, found[dish]?.trim(), found[3]?.trim(), `max ${found[amount]} riyal`]
        .filter(Boolean)
        .join(" ");
  }
  return message;
}

/** Is as much asked for as the limit pays for? */
export const asksAsMany = (sentence: string): boolean => sentence.includes(AS_MANY);
