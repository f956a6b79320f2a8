import type { MessageLanguage } from "./language";

/** "Is it still 17 on platform C?", "is it really 19?": whether that is what it costs. */
const IS_SO_MUCH =
  /^\s*(?:(?:so|ok|and|but|wait|hey),? )*(?:is|isn['’]?t|was) (?:it|that|this)(?: (?:still|really|actually|now|only))* (?:sar |sr )?\d{2,3}(?:[.]\d{1,2})?(?: ?(?:riyals?|sar|sr))?(?: (?:still|really|now|today|only))*((?: (?:on|in|at) (?:the )?(?:platform|app) [abc])?)(?: (?:still|now|today))?[\s?.!]*$/iu;

const AMOUNT =
  "(?:sar |sr )?\\p{Nd}{2,4}(?:[.]\\p{Nd}{1,2})? ?(?:riyals?|rials?|riyales|sar|sr|bucks|ريال|رس|ریال|रियाल)?";
const NAME = "[\\p{L}\\p{M}\\p{N}'’-]+(?: [\\p{L}\\p{M}\\p{N}'’-]+){0,6}?";

/** How an amount is judged in English, and what it is the price of: a dish in a few words, and neither people nor a pronoun. */
const JUDGED =
  "(?:(?:not|what|such|a|an|too|so|way|bit|kinda|pretty|really|very|kind of|just|absolute|total) )*(?:cheap|expensive|pricey|pricy|overpriced|steep|high|low|much|lot|ok|okay|alright|fine|normal|fair|reasonable|insane|crazy|rip ?off|steal|bargain|good (?:price|deal)|(?:fair|normal|right|reasonable|usual) price|worth it)(?: or not| or what| right| lol| lmao| no| isn['’]?t it)*";
const DISH = `(?:a |an |one |the )?((?!(?:it|that|this|me|us|them|lunch|dinner|breakfast|\\d+ (?:people|persons?|pax|of us|guys))(?!\\p{L}))${NAME})`;
const IS = "(?:is|isn['’]?t|was|wasn['’]?t|would|wouldn['’]?t)(?: (?:paying|like))?";

/** The same in the others. */
const IN_ARABIC =
  "(?:(?:مو|مره|مرة|جدا|شوي|يعتبر|هذا) )*(?:رخيص|رخيصه|رخيصة|غالي|غاليه|غالية|كثير|كثيره|واجد|معقول|عادي|مناسب|زين|غلا)(?: (?:ولا|والا|او|أو) \\p{L}+| مره| جدا| صح)*";
const IN_HINDUSTANI =
  "(?:(?:bahut|bohot|zyada|thoda|kuch|بہت|زیادہ|बहुत|ज़्यादा) )*(?:mehng[aie]|mahang[aie]|sast[aie]|zyada|theek|thik|sahi|مہنگ[اےی]|سست[اےی]|زیادہ|ٹھیک|صحیح|مناسب|महंग[ाेी]|सस्त[ाेी]|ज़्यादा|ज्यादा|ठीक|सही)(?: (?:hai|hain|h|ہے|ہیں|है|हैं))?(?: (?:kya|na|ya nahi|ya nahin|کیا|نا|یا نہیں|क्या|ना|या नहीं))*";
const FOR_IT = "(?:k[ei] liye|(?:کے|کی) (?:لیے|لئے)|के लिए|के लिये)";
const IN_FILIPINO =
  "(?:mahal|mura|sulit|ok(?:ay)?|sobra|tama)(?: (?:na|lang|naman|masyado))* ba(?: (?:ang|yung|na))*";

type WorthAsked = Record<"asks" | "lead", string> & { words: readonly string[] };

/** "Is 45 for biryani cheap?", "is 25 ok for a burger", «٤٥ للبرياني غالي؟»: what asks for a price, what may come first, and the forms. */
const WORTH: Partial<Record<MessageLanguage, WorthAsked>> = {
  en: {
    asks: "how much is",
    lead: "(?:so|ok|and|but|wait|hey|wow|hmm|omg|lol|bro|do you think|don['’]?t you think|you think),?",
    words: [
      `${IS} ${AMOUNT} ?for ${DISH} (?:be )?${JUDGED}`,
      `${IS} ${AMOUNT} ?(?:be )?${JUDGED} for ${DISH}`,
      `(?:is|are|isn['’]?t|was|were) ${DISH} (?:for|at) ${AMOUNT} ?${JUDGED}`,
      `${AMOUNT} ?for ${DISH} ?(?:(?:is|seems|feels|looks|sounds|that['’]?s|isn['’]?t) )?${JUDGED}`,
    ],
  },
  ar: {
    asks: "بكم",
    lead: "(?:هل|يعني|طيب|والله|بس|ترى),?",
    words: [
      `${AMOUNT} ?(?:لل|ل|ع(?:لى)? ?|على ال|في |حق )(${NAME}) ${IN_ARABIC}`,
      `(${NAME}) بـ? ?${AMOUNT} ?${IN_ARABIC}`,
    ],
  },
  hi: {
    asks: "kitne ka",
    lead: "(?:kya|to|yaar|क्या|तो|کیا|تو)",
    words: [
      `(${NAME}) ${FOR_IT} ${AMOUNT} ?${IN_HINDUSTANI}`,
      `${AMOUNT} ?(${NAME}) ${FOR_IT} ${IN_HINDUSTANI}`,
    ],
  },
  tl: {
    asks: "magkano ang",
    lead: "(?:eh|so|pero|tingin mo|sa tingin mo)",
    words: [`${IN_FILIPINO} ${AMOUNT} ?(?:para )?(?:sa|na|ng) (?:isang )?(${NAME})`],
  },
};

const SIGNS = new Map(
  Object.entries(WORTH).map(([language, { asks, lead, words }]) => [
    language,
    {
      asks,
      signs: words.map((form) => new RegExp(`^\\s*(?:${lead} )*${form}[\\s?؟।.!]*$`, "iu")),
    },
  ]),
);

/** A message that asks whether something costs so much, or should, as one that asks what it costs: so many of it are not wanted. */
export function withAmountAsked(message: string, language: MessageLanguage): string {
  const asked = language === "en" ? message.replace(IS_SO_MUCH, "how much is it$1") : message;
  if (!/\p{Nd}{2}/u.test(asked)) return asked;
  const { asks = "", signs = [] } = SIGNS.get(language.startsWith("ur") ? "hi" : language) ?? {};
  const worth = signs.map((sign) => sign.exec(asked)?.[1]).find(Boolean);
  return worth ? `${asks} ${worth}` : asked;
}
