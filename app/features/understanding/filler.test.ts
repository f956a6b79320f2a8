import { expect, test } from "vitest";
import { fillerMarks } from "./filler";
import { tokensOf } from "./tokens";

/** The words of the query that no filler mark covers, taking the longest mark at each place. */
function rest(query: string): string {
  const tokens = tokensOf(query);
  const marks = fillerMarks(tokens);
  const left: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const ends = marks.filter(({ start }) => start === at).map(({ end }) => end);
    if (ends.length === 0) left.push(tokens[at]?.text ?? "");
    at = ends.length > 0 ? Math.max(...ends) : at + 1;
  }
  return left.join(" ");
}

test.each([
  ["ابغى شاورما لو سمحت", "شاورما"],
  ["كم سعر الكبسة", "الكبسه"],
  ["السلام عليكم ابي فلافل الله يعافيك", "فلافل"],
  ["ابغىىى شاورما", "شاورما"],
  ["بكم وسعر توصيل شاورما", "شاورما"],
  ["how much is the wagyu burger", "wagyu burger"],
  ["can i get a latte pls", "latte"],
  ["wow burger", "wow burger"],
  ["yo sushi", "yo sushi"],
  ["what's the cheapest pizza?", "pizza"],
  ["kam se3r jareesh", "jareesh"],
  ["burger under 30 SAR", "burger"],
  ["برجر بأقل من ٢٠ ريال", "برجر"],
  ["شاورما بدون بصل", "شاورما"],
  ["burger extra cheese", "burger"],
  ["halal burger", "burger"],
  ["برجر حلال", "برجر"],
  ["برجر من سوا", "برجر من سوا"],
  ["برجر من محتار", "برجر من محتار"],
  ["burger from the halal corner", "burger from halal corner"],
  ["burger at something", "burger at something"],
  ["सबका से बर्गर", "sabka se burger"],
  ["برجر وبطاطس سوا", "برجر وبطاطس"],
])("%s: %s", (query, words) => expect(rest(query)).toBe(words));
