import { each, numberWordsAt, Phrases, sizeMarks, type Token } from "~/features/search";
import { limitMarks, tellsPaid } from "~/features/understanding";
import { isFoodWord } from "./food-words";

/** A number in a message with the place of its first token and the place after its last. */
export interface Counted {
  start: number;
  end: number;
  value: number;
}

const CURRENCY = new Phrases(
  each(
    "ريال, ريالات, ريال سعودي, رس, ر س, sar, sr, riyal, riyals, rial, rials, saudi riyals, bucks",
    true,
  ),
);
/** Words that make the number after them a limit on what is paid. */
const LIMIT = new Phrases(
  each(
    `under, below, less than, cheaper than, up to, at most, max, maximum, maximum of, within,
     not more than, no more than, budget, budget of, budget is, my budget is, my budget,
     on a budget of, for under, for less than,
     أقل من, بأقل من, اقل عن, تحت, تحت ال, بحدود, حدود, في حدود, بحدود ال, ما يتعدى, ما تتعدى,
     ما يتجاوز, ما تتجاوز, لا يتجاوز, لا يزيد عن, ما يزيد عن, ما تزيد عن, حد اقصى, بحد اقصى,
     ميزانيتي, ميزانية, الميزانية, الحد, ميزانيتي حوالي, ميزانيتنا, حدودي, حدودنا, حدي, اعلى شي, اعلى حد, اكثر شي ادفعه, سقفي, ما يفوق, ارخص من, دون ال, دون`,
    true,
  ),
);
/** These make a limit only of a number that is money. */
const WEAK_LIMIT = new Phrases(
  each(
    "i have, i only have, i got, ive got, i ve got, with, for, on, around, about, معي, معاي, معنا, معانا, بقالي, باقي معي, ما بقى معي الا, عندي, عندنا, معي بس, ما عندي الا, ما معي الا, ب, في, حوالي, تقريبا, بس",
    true,
  ),
);
/** More than eat together: "70, rather" after "we are five" is money, and so is what nobody orders of one dish: "make it 110". */
export const MOST_PEOPLE = 50;

/** Riyals: fewer buy no meal. */
export const LEAST_MONEY = 10;

/** What was paid, or is said to be a price, is no limit. */
const PAID = new Phrases(
  each(
    "was, paid, i pay, cost, costs, costed, charged, it is, it s, its, says, دفعت, دفعنا, كان, كانت, كلفني, كلفنا, طلع, طلعت, صار, حاسبوني, مكتوب, سعره, سعرها",
    true,
  ),
);
/** So does a question about an amount: why it is taken, whether it is a good price. */
const JUDGED = new Phrases(
  each(
    `why, how come, good price, fair price, reasonable, reasonable price, right price, normal price, good deal, fair deal, too much, worth it, overpriced,
     ليش, ليه, لماذا, وش سبب, ايش سبب, سعر زين, سعر حلو, سعر معقول, سعره معقول, سعر مناسب, سعر طيب, سعر ممتاز, سعر عادل, سعر طبيعي, معقول, غالي عليه, غالي عليها, يستاهل`,
    true,
  ),
);
const AS_LIMIT = new Phrases(each("max, maximum, at most, budget, حد اقصى, وبس, ميزانية", true));
/** These never belong to what follows them. */
const OR_LESS = new Phrases(
  each("or less, or under, and under, وتحت, واقل, او اقل, كحد اقصى, بالكثير, بالكثير اوي", true),
);
const PEOPLE = new Phrases(
  each(
    "people, persons, person, of us, guests, adults, friends, pax, kids, children, اطفال, بزران, أشخاص, شخص, شخصا, انفار, نفر, نفرات, ناس, افراد, فرد, ضيوف, انفر",
    true,
  ),
);
const WE_ARE = new Phrases(
  each(
    "we are, were, we will be, well be, we ll be, there will be, there ll be, therell be, it will be, we have, بنكون, راح نكون, نصير, صرنا, حنكون, i have guests, we are, were, there are, there s, for a group of, group of, for, a party of, party of, family of, for a family of, feed, feeds, feeding, to feed, حنا, احنا, نحن, عددنا, كلنا, لعدد, يكفي, تكفي, عائلة من, لعائلة من, ل",
    true,
  ),
);
/** These say how many eat wherever they stand. */
const WE_ARE_SURELY = new Phrases(
  each(
    "we will be, well be, we ll be, there will be, there ll be, therell be, بنكون, راح نكون, نصير, صرنا, حنكون, we are, we re, were, there are, there s, group of, a party of, party of, family of, حنا, احنا, نحن, عددنا, كلنا, عائلة من",
    true,
  ),
);
/** Words that say by themselves for how many. */
const FOR_SO_MANY = new Phrases<number>([
  ...each(
    "لشخصين, شخصين, لنفرين, نفرين, لاثنين, لثنين, لي ولزوجتي, لي انا وزوجتي, for two, for a couple, for my wife and me, for me and my wife, for both of us, the two of us",
    2,
  ),
  ...each("لثلاثه, لثلاث, لثلاثة, for three", 3),
  ...each("لاربعه, لاربع, لأربعة, for four", 4),
  ...each("لخمسه, لخمس, لخمسة, for five", 5),
  ...each("لسته, لست, لستة, for six", 6),
  ...each("لثمانية, لثمان, for eight", 8),
  ...each("لعشره, لعشر, لعشرة, for ten", 10),
]);

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

/** «30 كحد أقصى»; the "max" of "for 5, max 200" belongs to what follows it. */
function limitAfter(tokens: readonly Token[], at: number): { end: number } | undefined {
  const sure = OR_LESS.at(tokens, at);
  if (sure) return sure;
  const after = AS_LIMIT.at(tokens, at);
  return after && !numberAt(tokens, after.end) ? after : undefined;
}

/** Does a word announce a number: «تحت», «معنا», «حنا»? */
export function isLead(token: Token): boolean {
  return [LIMIT, WEAK_LIMIT, WE_ARE].some((words) => words.at([token], 0) !== undefined);
}

/** What a person would pay at most: "under 30 riyals", «بأقل من ٣٠», «معي ٥٠ ريال», "100 riyals, no more". SAR. */
export function budgetIn(tokens: readonly Token[]): Counted | undefined {
  const tellsPrice = tokens.some((_, at) => PAID.at(tokens, at));
  const judges = tokens.some((_, at) => JUDGED.at(tokens, at));
  for (let start = 0; start < tokens.length; start++) {
    const limit = LIMIT.at(tokens, start);
    const weak = limit ?? WEAK_LIMIT.at(tokens, start);
    const at = numberAt(tokens, weak?.end ?? start);
    if (!at || at.value === 0) continue;
    const currency = CURRENCY.at(tokens, at.end);
    const after = limitAfter(tokens, currency?.end ?? at.end);
    // «عشا بـ١٠٠»: nobody orders so many, nor eats for so little.
    const isMoney = currency || (at.value >= LEAST_MONEY && at.end === tokens.length);
    const glued = /^ب/.test(tokens[at.start]?.text ?? "") && isMoney;
    if (judges && !limit && !after) continue;
    if (!limit && !after && !(currency && (weak || !tellsPrice)) && !glued) continue;
    return { start, end: after?.end ?? currency?.end ?? at.end, value: at.value };
  }
  return undefined;
}

/** «معنا مية ريال»: hundreds are words of money alone, and otherwise water. */
export function hundredsIn(tokens: readonly Token[]): Counted | undefined {
  if (tellsPaid(tokens)) return undefined;
  const mark = limitMarks(tokens).find(({ budget, start, end }) => {
    const isOther = tokens.slice(start, end).some((_, at) => numberAt(tokens, start + at));
    return budget !== undefined && !isOther;
  });
  return mark && { start: mark.start, end: mark.end, value: (mark.budget ?? 0) / HALALAS };
}

const HALALAS = 100;

/** An amount of money that is no limit: what was paid, what is asked about. It counts nothing and is of no name. */
export function moneyTold(tokens: readonly Token[]): Counted | undefined {
  const judges = tokens.some((_, at) => JUDGED.at(tokens, at));
  for (let start = 0; start < tokens.length; start++) {
    const number = numberAt(tokens, start);
    const currency = number && CURRENCY.at(tokens, number.end);
    if (currency) return { ...number, end: currency.end };
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
    const whole = FOR_SO_MANY.at(tokens, start);
    if (whole && !CURRENCY.at(tokens, whole.end) && !countsFood(tokens, whole.end)) {
      const end = PEOPLE.at(tokens, whole.end)?.end ?? whole.end;
      return { start, end, value: whole.value };
    }
    const lead = WE_ARE.at(tokens, start);
    const at = numberAt(tokens, lead?.end ?? start);
    if (!at || at.value < 1 || at.value > 50) continue;
    const people = PEOPLE.at(tokens, at.end);
    const attached = /^ل/.test(tokens[at.start]?.text ?? "");
    const sure = WE_ARE_SURELY.at(tokens, start) !== undefined && !CURRENCY.at(tokens, at.end);
    const alone = (lead || attached) && at.end === tokens.length && !CURRENCY.at(tokens, at.end);
    if (people || alone || sure) return { start, end: people?.end ?? at.end, value: at.value };
  }
  return undefined;
}
