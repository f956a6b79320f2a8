import type { Ask, Utterance } from "../ask/ask";
import type { MessageLanguage } from "../language/language";
import { plain } from "../vocabulary/phrases";

/** "Another dish", «طبق ثاني», "ibang ulam" as its signs are read: other food, and no second of what was shown. */
const OTHER_DISH =
  /(?:^| )(?:(?:another|other|different|something else) (?:dish|dishes|food|meal|meals)|(?:some|any)thing else to eat|(?:طبق|اكل|اكله|وجبه|صنف) (?:ثاني|ثانيه|تاني|تانيه|غير(?:ه|ها)?)|(?:اطباق|اكلات|وجبات) ثانيه)(?= |$)/;

/**
 * Something else than what was spoken of: what is like it. Of a list of one dish only other dishes are, since others that have it may be
 * meant; of what was compared or ordered, and of a menu, anything else is.
 */
export function somethingElse(read: Utterance, topic: Ask, signs: string): Ask | undefined {
  const isLimited = read.maxTotal !== null || read.people !== null || read.area !== "";
  if (read.restaurant || read.theirs || read.there || isLimited || read.cheaper) return undefined;
  const isDish = OTHER_DISH.test(plain(signs));
  const isAny = read.more && read.dish === "" && read.query === "" && read.quantity === null;
  const isMeant = topic.kind === "price" ? isDish : ANY_OF.has(topic.kind) && (isDish || isAny);
  const { dish, restaurant, area, deliverTo, from } = topic;
  if (!isMeant || (dish === "" && restaurant === "" && !from)) return undefined;
  const like = {
    dish,
    restaurant: dish ? "" : restaurant,
    area,
    deliverTo,
    from: dish ? null : from,
  };
  const plainly = { more: false, pages: 0, nth: null, quantity: null, query: "", left: "" };
  return { ...read, ...plainly, ...like, kind: "similar" };
}

const ANY_OF = new Set<Ask["kind"]>(["compare", "restaurant"]);

/** "Not that one", «مو هذا», "hindi yan", and nothing else. */
const NOT_THAT = [
  /^\s*(?:(?:no|nah|nope)[,.\s]+)*(?:not|i (?:dont|don['’]t|do not) (?:want|like)|dont (?:want|like)|don['’]t (?:want|like)) (?:that|this|it|these|those|them)(?: ones?)?[\s.!]*$/iu,
  /^\s*(?:لا[،,\s]+)*(?:مو|مب|مش|ما ا?بي|مابي|ما أبي|ما أبغى|ما ابغى|ما عجبني|ما عجبتني)\s*(?:هذا|هذي|هذول|هذه|ذا|ذي)?(?:\s+(?:الطبق|الاكل))?[\s.!]*$/u,
  /^\s*(?:nahi[,\s]+)*(?:ye|yeh|wo|woh|ये|यह|वो|یہ|وہ)(?: (?:wal[aie]|वाल[ाीे]|وال[اےی]))? (?:nahi|nahin|nai|nhi|नहीं|नही|نہیں)(?: (?:chahiye|pasand|चाहिए|पसंद|چاہیے|پسند))?[\s.!]*$/iu,
  /^\s*(?:ay[,\s]+)?(?:hindi|ayoko|ayaw ko|wag|huwag)(?: (?:po|na|ng|sa))* (?:niyan|nyan|yan|yun|yon|nun|noon|ito|to|nito)(?: (?:po|eh|e))*[\s.!]*$/iu,
];

const ELSE: Readonly<Record<MessageLanguage, string>> = {
  ...{ en: "something else", ar: "شي ثاني", tl: "iba naman", other: "something else" },
  ...{ hi: "कुछ और", ur: "کچھ اور" },
};

/** What is turned down wants something else; any other message as it is. */
export const asElse = (message: string, language: MessageLanguage): string =>
  NOT_THAT.some((form) => form.test(message)) ? ELSE[language] : message;
