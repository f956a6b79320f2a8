import { expect, test } from "vitest";
import { negationMarks } from "./negation";
import { tokensOf } from "./tokens";

/** What the shortest mark at each place leaves out, and what stays beside all of them. */
function saidIn(query: string) {
  const tokens = tokensOf(query);
  const marks = negationMarks(tokens).filter(
    ({ start, end }, _, all) => !all.some((one) => one.start === start && one.end < end),
  );
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
  const inside = marks.filter(
    (mark) => !marks.some((one) => one !== mark && one.start > mark.start && one.end === mark.end),
  );
  return {
    avoided: inside.flatMap(({ avoided }) => (avoided ? words(avoided.start, avoided.end) : [])),
    left: tokens
      .filter((_, at) => !inside.some(({ start, end }) => start <= at && at < end))
      .map(({ text }) => text)
      .join(" "),
  };
}

test.each<[string, string[], string]>([
  ["pyaz ke bina burger", ["onion"], "burger"],
  ["burger pyaz ke bina", ["onion"], "burger"],
  ["burger bina pyaz", ["onion"], "burger"],
  ["बिना मिर्च के बिरयानी", [], "biryani"],
  ["پیاز کے بغیر برگر", ["onion"], "burger"],
  ["burger na walang sibuyas", ["onion"], "burger na"],
  ["شاورما بدون ثومية ولا مخلل", ["ثوميه", "مخلل"], "شاورما"],
  ["burger without onion or cheese", ["onion", "cheese"], "burger"],
  ["بيتزا بدون زيتون وسط", ["زيتون"], "بيتزا وسط"],
])("%s", (query, avoided, left) => {
  const said = saidIn(query);
  expect(said).toEqual({ avoided, left });
});
