import { each, numberWordsAt, Phrases, sizeMarks, type Token } from "~/features/search";
import {
  budgetsSaid,
  companyAt,
  currencyEnd,
  isNearWord,
  isServed,
  judgesPrice,
  limitMarks,
  peopleEnd,
  tellsPaid,
  tellsPrice,
} from "~/features/understanding";
import { isFoodWord } from "./food-words";

/** A number in a message with the place of its first token and the place after its last. */
export interface Counted {
  start: number;
  end: number;
  value: number;
}

/** More than eat together: "70, rather" after "we are five" is money, and so is what nobody orders of one dish: "make it 110". */
export const MOST_PEOPLE = 50;

/** Riyals: fewer buy no meal. */
export const LEAST_MONEY = 10;

/** What counts eaters, and beside food counts portions. */
const PORTIONS = new Phrases(each("نفر, انفار, انفر, نفرات", true));
const peopleAt = (tokens: readonly Token[], at: number) => {
  const end = peopleEnd(tokens, at) ?? PORTIONS.at(tokens, at)?.end;
  return end === undefined ? undefined : { end };
};
/** Who else may be counted where somebody says that so many are there: "we are 4 guys". */
const COMPANY = new Phrases(
  each(
    "guys, girls, boys, men, women, lads, bros, members, heads, staff, families, students, ladies, bachelors",
    true,
  ),
);
const WE_ARE = new Phrases(
  each(
    "we are, were, we will be, well be, we ll be, there will be, there ll be, therell be, it will be, we have, بنكون, راح نكون, نصير, صرنا, حنكون, i have guests, we are, were, there are, there s, for a group of, group of, for, a party of, party of, family of, for a family of, feed, feeds, feeding, to feed, حنا, احنا, نحن, عددنا, كلنا, لعدد, يكفي, تكفي, عائلة من, لعائلة من, لعائلة, لعايلة, لعيلة, لاسرة, ل",
    true,
  ),
);
/** These say how many eat wherever they stand. */
const WE_ARE_SURELY = new Phrases(
  each(
    "عزومه, عزيمه, عندي عزومه, عندي عزيمه, عندنا عزومه, عندنا عزيمه, we will be, well be, we ll be, there will be, there ll be, therell be, بنكون, راح نكون, نصير, صرنا, حنكون, we are, we re, were, there are, there s, group of, a party of, party of, family of, حنا, احنا, نحن, عددنا, كلنا, عائلة من, لعائلة, لعايلة, لعيلة, لاسرة",
    true,
  ),
);
/** These lead to those who eat, and to much else: "having a burger", «عندي ٥٠». */
const HOSTING = new Phrases(
  each(
    "having, hosting, we re having, i m having, عندي, عندنا, جايني, جايينا, جاييني, عازم, عازمين",
    true,
  ),
);
/** Words that say by themselves for how many. */
const FOR_SO_MANY = new Phrases<number>([
  ...each(
    "لشخصين, شخصين, لنفرين, نفرين, لاثنين, لثنين, for two, for a couple, for both of us, the two of us",
    2,
  ),
  ...each("لثلاثه, لثلاث, لثلاثة, for three", 3),
  ...each("لاربعه, لاربع, لأربعة, for four", 4),
  ...each("لخمسه, لخمس, لخمسة, for five", 5),
  ...each("لسته, لست, لستة, for six", 6),
  ...each("لثمانية, لثمان, for eight", 8),
  ...each("لعشره, لعشر, لعشرة, for ten", 10),
]);

/** "For two of them" counts what is ordered. */
const OF_THEM = new Phrases(each("of them, of those, of these, of it, منها, منه, منهم", true));

/** A number in digits or words at a place. */
export function numberAt(tokens: readonly Token[], start: number): Counted | undefined {
  const text = tokens[start]?.text ?? "";
  const digits = /^(?:[بل])?(\d{1,5})$/.exec(text)?.[1];
  if (digits) return { start, end: start + 1, value: Number(digits) };
  const words = numberWordsAt(tokens, start);
  if (words) return { start, end: words.end, value: words.value };
  const bare = /^(?:ال|[بل])(.{3,})$/.exec(text)?.[1];
  if (!bare) return undefined;
  const detached = [
    ...tokens.slice(0, start),
    { ...(tokens[start] as Token), text: bare },
    ...tokens.slice(start + 1),
  ];
  const found = numberWordsAt(detached, start);
  return found && { start, end: found.end, value: found.value };
}

/** What a person would pay at most: "under 30 riyals", «بأقل من ٣٠», «معي ٥٠ ريال», "100 riyals, no more". SAR. */
export function budgetIn(tokens: readonly Token[]): Counted | undefined {
  if (tellsPaid(tokens)) return undefined;
  const [told, judged] = [tellsPrice(tokens), judgesPrice(tokens)];
  const said = budgetsSaid(tokens).find(
    ({ isLimit, isAbout }) => isLimit || (!judged && (isAbout || !told)),
  );
  if (!said) return undefined;
  // "My wife and I have 45": who has it eats, and is no word of the money.
  const whose = tokens.slice(0, said.start).map((_, at) => companyAt(tokens, at)?.end ?? 0);
  const start = Math.max(said.start, ...whose.filter((end) => end < said.end));
  return { start, end: said.end, value: said.budget / HALALAS };
}

const HALALAS = 100;

const AT = /^[بف]$/;

/** An amount of money that is no limit: what was paid, what is asked about. It counts nothing and is of no name. */
export function moneyTold(tokens: readonly Token[]): Counted | undefined {
  const judges = judgesPrice(tokens);
  for (let start = 0; start < tokens.length; start++) {
    const number = numberAt(tokens, start);
    const end = number && currencyEnd(tokens, number.end);
    // «ب ٧٠ ريال»: the «ب» is of the money, and announces no place.
    const from = AT.test(tokens[start - 1]?.text ?? "") ? start - 1 : start;
    if (number && end !== undefined) return { ...number, start: from, end };
    // "Is 50 a good price?" orders no fifty.
    const isPrice = judges && number && number.value >= LEAST_MONEY;
    if (isPrice && !countsFood(tokens, number.end)) return number;
  }
  return undefined;
}

/** "For two large fries": what is counted in Latin letters follows the number, and is no number of people. */
function countsFood(tokens: readonly Token[], at: number): boolean {
  const sized = sizeMarks(tokens).find(({ start }) => start === at)?.end ?? at;
  const { text = "" } = tokens[sized] ?? {};
  return /^[a-z]/.test(text) && (sized > at || isFoodWord(text));
}

/** How many people eat: "for 4 people", «لأربعة أشخاص», «حنا خمسة». */
export function peopleIn(tokens: readonly Token[]): Counted | undefined {
  for (let start = 0; start < tokens.length; start++) {
    const company = companyAt(tokens, start);
    if (company) return { start, end: company.end, value: company.people };
  }
  for (let start = 0; start < tokens.length; start++) {
    const whole = FOR_SO_MANY.at(tokens, start);
    const isOfThem = whole && OF_THEM.at(tokens, whole.end) !== undefined;
    if (whole && !isOfThem && !currencyEnd(tokens, whole.end) && !countsFood(tokens, whole.end)) {
      const end = peopleAt(tokens, whole.end)?.end ?? whole.end;
      return { start, end, value: whole.value };
    }
    const lead = WE_ARE.at(tokens, start) ?? WE_ARE_SURELY.at(tokens, start);
    const at = numberAt(tokens, (lead ?? HOSTING.at(tokens, start))?.end ?? start);
    if (!at || at.value < 1 || at.value > 50) continue;
    const people = peopleAt(tokens, at.end) ?? (lead && COMPANY.at(tokens, at.end));
    const attached = /^ل/.test(tokens[at.start]?.text ?? "");
    const sure = WE_ARE_SURELY.at(tokens, start) !== undefined && !currencyEnd(tokens, at.end);
    // "Dinner for 4 in Yasmin", "order for 6: …"
    const next = tokens[at.end];
    const ends = !next || next.starts || isNearWord(next.text);
    const alone = (lead || attached) && ends && !currencyEnd(tokens, at.end);
    if (people || alone || sure) return { start, end: people?.end ?? at.end, value: at.value };
  }
  const told = limitMarks(tokens).find((one) => one.people && isServed(tokens, one.start));
  const { start, end, people = MOST_PEOPLE } = told ?? { start: 0, end: 0 };
  return told && people < MOST_PEOPLE ? { start, end, value: people } : undefined;
}
