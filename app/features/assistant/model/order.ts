import { headOf, isAvoidable } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { numberWordsAt, tokensOf } from "~/features/search";
import type { Ask, Utterance } from "./ask";
import { anyPhrase } from "./phrases";
import type { Slots } from "./slots";

/** What each of those who eat pays. */
export const SHARE = anyPhrase(
  `per head, per person, a head, each of us, each person, for each, each one pay, each pay, everyone pay, everybody pay, split it, split that,
     split between, divided, divide it, على الواحد, ع الواحد, للواحد, الواحد كم, على كل واحد, كل واحد, على الشخص, للشخص, للنفر, للفرد,
     على الراس, للراس, قسمها, قسمه, اقسمها, اقسمه, قسم, نتقاسم, نتقاسمها, قطيه, قطه`,
);

/** What an order comes to. */
export const SUM = anyPhrase(
  `total, in total, come to, comes to, come up to, add up to, for everything, for all of it, whole bill, the bill, altogether, all together, the whole order, sum, all of it, grand total, كم المجموع, المجموع, المجموع كم, كم الاجمالي, الاجمالي, كم يطلع المجموع,
     كم الطلب كامل, كم الطلب كله, كم كله, كله كم, كلهم كم, كم كلهم, الطلب كله, الطلب كامل, الكل كم, كم الكل, يطلع الكل, يصير الكل, الكل مع بعض, كم الحساب, الحساب كم, كم يطلع كله, كم يطلعون كلهم`,
);

/** «شيل البيبسي», "drop the fries", «بدون الموهيتو»: what follows is taken off. */
const DROPS =
  /(?<!\p{L})[وف]?(?:شيل(?:ي|وا)?|نش?شيل|[إا]حذف(?:ي)?|[إا]مسح(?:ي)?|[إا]لغ(?:ي)?|كنسل|فك|طل[عّ]+|بلاش|بلا|بدون|من غير|من دون|(?:خلاص )?(?:ما|مب|مو)(?: عاد)? ?(?:أبي|ابي|أبغى|ابغى|ابغا|نبي|نبغى|لازم)|هون(?:ت|ا)? عن|drop|remove|take (?:off|out)|cancel|skip|leave out|delete|without|minus|scratch|lose|forget(?: about)?|no more|(?:i |we )?(?:don(?:'|’)?t|do not) (?:want|need)|no)\s+(?:the |my |that |those |any )?([^.,،؛;!?؟\n]+)/iu;

/** What a message wants taken off an order, in its own words; empty where nothing. */
export function dropsIn(message: string): string {
  return DROPS.exec(message)?.[1]?.trim() ?? "";
}

/** The dishes of an ask: one, or those of an order. */
export function linesOf(ask: Ask): Slots[] {
  const { dish, size, restaurant, area, quantity, people, maxTotal } = ask;
  const first = { dish, size, restaurant, area, quantity, people, maxTotal };
  return ask.kind === "compare" && ask.other ? [first, ask.other, ...ask.rest] : [first];
}

/** The same ask for other dishes; at least one. */
function withLines(ask: Ask, lines: readonly Slots[]): Ask {
  const [first, other = null, ...rest] = lines;
  // What was picked of a list has its names only once that list is shown again.
  const from = first?.dish === "" ? ask.from : null;
  const whole = { ...ask, ...first, other, rest, focus: "all" as const, nth: null, from };
  return other
    ? { ...whole, kind: "compare", apart: true }
    : { ...whole, kind: "price", apart: false };
}

const isOrder = ({ kind, apart }: Ask) => kind === "compare" && apart;

/** Words without what is written onto them. */
function bare(words: string): string[] {
  return tokenize(words).map((word) =>
    word.replace(/^(?:[وف]?(?:ال|لل)|[وف])(?=..)/u, "").replace(/(?<=^[a-z]{3,}[^s])s$/u, ""),
  );
}

/** Is a dish meant by some words: does each word of theirs that names one belong to it? */
function isMeant({ dish }: Slots, words: string): boolean {
  const said = bare(words);
  const own = bare(dish);
  const same = said.filter((word) => own.includes(word));
  const head = bare(headOf(dish)).filter((word) => word !== "");
  return (
    same.length > 0 &&
    (same.length === own.length ||
      said.length === same.length ||
      head.some((word) => same.includes(word)))
  );
}

/** What a message changes about the dishes of an order: one less, one more, or how many of one; undefined where nothing. */
export function orderChange(topic: Ask, read: Utterance): Ask | undefined {
  const lines = linesOf(topic);
  if (read.step !== null && read.dish) {
    const stepped = steppedBy(lines, read.dish, read.step);
    if (stepped) return withLines(kept(topic), stepped);
  } else if (read.step !== null && topic.kind === "price" && isOneDish(topic)) {
    const quantity = Math.max(1, (topic.quantity ?? 1) + read.step);
    return { ...kept(topic), quantity, people: null, focus: "all" };
  }
  if (read.drops && isOrder(topic)) {
    const fewer = fewerOf(lines, read.drops);
    if (fewer) return withLines(kept(topic), fewer);
    const left = lines.filter((line) => !isMeant(line, read.drops));
    if (left.length > 0 && left.length < lines.length) return withLines(kept(topic), left);
  }
  // "Make the burgers three": of the one dish that was ordered.
  const isOnly = topic.kind === "price" && topic.dish !== "" && read.corrects && !read.restaurant;
  if ((isOrder(topic) || isOnly) && read.dish && (read.quantity !== null || read.size)) {
    const at = lines.findIndex((line) => isMeant(line, read.dish));
    const line = lines[at];
    if (line) {
      const changed = {
        ...line,
        quantity: read.quantity ?? line.quantity,
        size: read.size || line.size,
      };
      return withLines(kept(topic), lines.with(at, changed));
    }
  }
  const whole = topic.kind === "price" ? topic.dish !== "" || topic.from !== null : isOrder(topic);
  const adds = read.adds || (read.step ?? 0) > 0;
  if (whole && adds && read.dish && isWhole(read.dish)) {
    const { restaurant, area } = topic;
    const { dish, size, quantity } = read;
    const added = {
      dish,
      size,
      quantity,
      restaurant: read.restaurant || restaurant,
      area,
      people: null,
      maxTotal: null,
    };
    return withLines(kept(topic), [...lines, added]);
  }
  return undefined;
}

/** So many more or fewer of a dish of an order; undefined where that dish is none of it, or none would be left. */
function steppedBy(lines: readonly Slots[], dish: string, step: number): Slots[] | undefined {
  const at = lines.findIndex((line) => isMeant(line, dish));
  const line = lines[at];
  if (!line) return undefined;
  const quantity = (line.quantity ?? 1) + step;
  const left = quantity > 0 ? lines.with(at, { ...line, quantity }) : lines.toSpliced(at, 1);
  return left.length > 0 ? left : undefined;
}

/** What joins several changes of an order in one message. */
const JOINED =
  /\s*[,،]\s*|\s+(?:and|then|aur|phir|at|tapos|saka|اور|پھر|और|फिर)\s+|\s+و(?=\p{L}{2})/iu;

/** Nobody changes more in one message than an order may have dishes, and each part is read for itself. */
const MOST_CHANGES = 12;

/** "Drop the fries and one more burger": one change after the other; undefined where a part changes nothing. */
export function orderChanges(
  topic: Ask,
  message: string,
  read: (part: string) => readonly Utterance[],
): Ask | undefined {
  // A thousand spaces say what one says, and what joins is looked for from each of them.
  const said = message.replace(/\s+/g, " ");
  const parts = said.split(JOINED, MOST_CHANGES + 1).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MOST_CHANGES) return undefined;
  let changed = topic;
  for (const part of parts) {
    const [one, ...others] = read(part);
    const next = one && others.length === 0 ? orderChange(changed, one) : undefined;
    if (!next) return undefined;
    changed = next;
  }
  return changed;
}

/** Is one dish what was spoken of, and no list: one that was counted, or of one restaurant? */
function isOneDish({ dish, restaurant, quantity, from }: Ask): boolean {
  return quantity !== null || from !== null || (dish !== "" && restaurant !== "");
}

/** «شيل واحد برجر» of three: one less of that dish; undefined where so many are not taken off. */
function fewerOf(lines: readonly Slots[], drops: string): Slots[] | undefined {
  const [number, ...words] = tokensOf(drops);
  const count = number && numberWordsAt([number], 0)?.value;
  const taken = count ?? Number(/^\d+$/.exec(number?.text ?? "")?.[0] ?? 0);
  const dish = words.map(({ text }) => text).join(" ");
  const at = lines.findIndex((line) => isMeant(line, dish) && (line.quantity ?? 1) > taken);
  const line = lines[at];
  if (!line || !taken) return undefined;
  return lines.with(at, { ...line, quantity: (line.quantity ?? 1) - taken });
}

/** Is it a dish, and not what one is made with? */
const isWhole = (dish: string) => headOf(dish) !== "" || !isAvoidable(dish);

/** An ask without what held for its own answer alone. */
function kept(topic: Ask): Ask {
  return {
    ...topic,
    facts: [],
    greets: false,
    share: false,
    platforms: [],
    aside: null,
    untold: "",
  };
}
