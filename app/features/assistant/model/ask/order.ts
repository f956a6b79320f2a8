import type { Slots } from "../slots/slots";
import { anyPhrase, type Sign } from "../vocabulary/phrases";
import type { Ask, Utterance } from "./ask";
import { placeShown } from "./spoken-of";

/** What each of those who eat pays. */
const SHARE = anyPhrase(
  `per head, per person, a head, how much each, much each, each if, what each, each of us, each person, for each, each one pay, each pay, everyone pay, everybody pay, split it, split that, split by, split into, split among, split in, do we pay each, do we each pay, we each pay,
     split between, divide by, divided by, divided, divide it, على الواحد, ع الواحد, للواحد, للوحده, للوحدة, على الوحده, الواحد كم, على كل واحد, على كل شخص, على كل نفر, على كل فرد, كل واحد, على الشخص, للشخص, للنفر, للفرد,
     على الراس, للراس, قسمها, قسمه, اقسمها, اقسمه, قسم, نتقاسم, نتقاسمها, نتقاسمه, قسمناه, قسمناها, قسمنا, نقسمه, نقسمها, نقسم, بنقسمه, بنقسمها, تقسيمه, قطيه, قطه`,
);

/** Does a folded text ask what each of those who eat pays? «ثنتين من كل واحد» counts dishes. */
export const shares = (said: string): boolean => SHARE.test(said.replace(OF_EACH, " "));
const OF_EACH = /(?:^| )(?:من كل (?:واحد|صنف|نوع)|of each (?:one|of them))(?= |$)/;

/** Of those, what says that one thing is shared, and not what one of several costs. */
export const SPLITS =
  /(?:^| )(?:split|divide|divided|share it|between us|among us|قسمها|قسمه|اقسمها|اقسمه|نتقاسم\S*|قسمنا\S*|نقسم\S*|بنقسم\S*)(?= |$)/;

/** «كم صار كله», «الكل بكام», «قديش المجموع»: all of it, on either side of what asks for a price. */
const ALL_OF_IT =
  "(?:كله|كلها|كلهم|كلهن|كلن|الكل|المجموع|(?:ال)?فاتوره|مجموعهم|مجموع (?:الطلبين|الاثنين|الثنتين|الطلبات|الكل)|الحساب|حسابي|حسابنا|الاجمالي|الطلب كله|الطلب كامل|الطلبين|الثنتين سوا)";
const COSTS = "(?:كم|بكم|كام|بكام|قديش|بقديش|اديش)";
const COMES_TO = "(?: (?:صارت?|[يت]صير|بيصير|طلع|يطلع|بيطلع|تطلع|يكلف|يكون))?";
const TOTAL_ASKED = new RegExp(
  `(?:^| )و?(?:${COSTS}${COMES_TO} ${ALL_OF_IT}|${ALL_OF_IT}${COMES_TO} ${COSTS})(?= |$)`,
);

/** What an order comes to. */
export const SUM: Sign = { test: (said) => TOTAL_ASKED.test(said) || SUMMED_UP.test(said) };
const SUMMED_UP = anyPhrase(
  `total, in total, total for both, total for all, for both of them, both together, for both, for the two, together, مع بعض, الاثنين سوا, come to, comes to, come up to, add up to, add up, add it up, add them up, add it all up, tot it up, sum it up, for everything, for all of it, whole bill, the bill, altogether, all together, the whole order, sum, all of it, grand total, كم المجموع, المجموع, المجموع كم, كم الاجمالي, الاجمالي, كم يطلع المجموع,
     كم الطلب كامل, كم الطلب كله, كم كله, كله كم, كلهم كم, كم كلهم, الطلب كله, الطلب كامل, الكل كم, كم الكل, يطلع الكل, يصير الكل, الكل مع بعض, كم الحساب, الحساب كم, كم يطلع كله, كم يطلعون كلهم, اجمعهم, اجمعها, اجمعه, اجمع لي, جمعهم, جمعها, احسبهم, احسبهم كلهم, احسبها كلها, احسب الكل, احسب لي الكل, احسبلي الكل, احسب لي كله, احسبلي كله, احسبلي الاثنين, احسب الاثنين, احسب المجموع, احسبلي المجموع, احسبلي الحساب, احسب لي المجموع`,
);

/** The dishes of an ask: one, or those of an order. */
export function linesOf(ask: Ask): Slots[] {
  const { dish, size, restaurant, area, quantity, people, maxTotal, sizeKept } = ask;
  const first = { dish, size, restaurant, area, quantity, people, maxTotal, sizeKept };
  return ask.kind === "compare" && ask.other ? [first, ask.other, ...ask.rest] : [first];
}

/** The same ask for other dishes; at least one. */
export function withLines(ask: Ask, lines: readonly Slots[]): Ask {
  const [first, other = null, ...rest] = lines;
  // What was picked of a list has its names only once that list is shown again.
  const from = first?.dish === "" || first?.restaurant === "" ? ask.from : null;
  const whole = {
    ...ask,
    sizeKept: false,
    ...first,
    other,
    rest,
    focus: "all" as const,
    nth: null,
    from,
  };
  return other
    ? { ...whole, kind: "compare", apart: true }
    : { ...whole, kind: "price", apart: false };
}

/** An ask without what held for its own answer alone. */
export function kept(topic: Ask): Ask {
  return {
    ...topic,
    facts: [],
    greets: false,
    share: false,
    platforms: [],
    app: "",
    aside: null,
    untold: "",
    left: "",
    unmade: null,
    cheaper: false,
    elsewhere: false,
    sizeKept: false,
  };
}

/** Several dishes, none of them said to come with what was spoken of. */
export const isOwnOrder = ({ kind, apart, more, oneMore }: Utterance): boolean =>
  kind === "compare" && apart && !more && !oneMore;

/** Such an order at the restaurant whose menu was shown, or that "there" points at, where it names none itself. */
export function orderedAt(topic: Ask | undefined, ofContents: boolean, read: Utterance): Utterance {
  const looks = read.where || read.otherPlaces || read.cheaper;
  if (!topic || !isOwnOrder(read) || read.restaurant !== "" || looks) return read;
  const isPlace = topic.restaurant !== "" || topic.from !== null || topic.kind === "nearest";
  const isThere = isPlace && (topic.kind === "restaurant" || read.theirs || read.there);
  if (!isThere && !(ofContents && topic.restaurant !== "")) return read;
  const { restaurant, from } = placeShown(topic, null);
  const there = <Line extends Slots>(line: Line): Line => ({
    ...line,
    restaurant: line.restaurant || restaurant,
  });
  return {
    ...there(read),
    from,
    other: read.other && there(read.other),
    rest: read.rest.map(there),
  };
}

/** Is a dish one of several that are spoken of as one order? */
export const isInOrder = (dish: string, topic: Ask | undefined): boolean =>
  topic?.kind === "compare" && topic.apart && linesOf(topic).some((line) => line.dish === dish);
