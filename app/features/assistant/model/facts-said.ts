import { kindOfFact } from "../facts/kind";
import type { FactKind } from "../facts/schema";
import { isStanding } from "../facts/standing";

/** A fact as the person said it, with its place in the message. */
export interface SaidFact {
  text: string;
  kind: FactKind;
  from: number;
  to: number;
}

/** Where a sentence about oneself ends: at a mark, or where a question or a wish begins. */
const END =
  "(?=\\s*(?:[.,،؛;!?؟\\n]|\\s(?:(?:what|where|who|how)(?:(?:'|’)?s)?|wat|which|so|but|can|could|need|something|anything|pls|plz|suggest|recommend|find|show|give|cheapest|any|please|and (?:i|what|where|can|find|show)|because|وش|ايش|إيش|كم|بكم|وين|فين|ابي|أبي|ابغى|أبغى|ابغا|ودي|ودّي|بغيت|حاب|حابة|نفسي|خاطري|مشتهي|مشتهية|جوعان|هل|اقترح|عطني|اعطني|رشح|تنصح|لكن|بس|فوش|عشان|ف?عطني|دور|دورلي|ونبي|ونبغى|نبي|نبغى|سجلها|سجل|احفظها|احفظ|تذكرها|تذكر|note|remember|وابي|وأبي|وابغى|شوف)(?=\\s|$)|$))";

const ASK =
  /^(?:do|does|is|are|what|which|where|how|can|could|should|هل|وش|ايش|كم|وين|فين|ليش|كيف)(?=\s|$)/i;

/** How people speak of what they eat and where they live. */
const OPENINGS = [
  "i(?:'|’)?(?:\\s?a)?m (?:also |very |highly |really )?(?:allergic|intolerant|vegetarian|vegan|a vegetarian|a vegan|pescatarian|diabetic|celiac|on (?:a )?(?:keto|diet)|lactose intolerant|gluten intolerant)",
  "i (?:also |really )?(?:do not|don(?:'|’)?t|never|can(?:'|’)?t|cannot) (?:eat|like|drink|have|stand|do)",
  "i (?:really )?(?:hate|dislike|avoid|love|prefer|like)",
  "i have (?:an? |a severe )?(?:\\p{L}+ )?(?:allergy|allergies|intolerance)",
  "i(?:'|’)?(?: a)?m a fan of",
  "(?:he|she|they)(?:(?:'|’)?s| is|(?:'|’)?re| are) (?:diabetic|allergic|vegetarian|vegan|lactose intolerant|celiac)",
  "i (?:live|work) (?:in|near|at)",
  "i(?:(?:'|’)?ve| have)? (?:just )?moved to",
  "my (?:home|house|office|work|favou?rite|wife|husband|son|daughter|kid|kids|mother|father|mom|dad|friend|brother|sister) (?:is|are|does|doesn(?:'|’)?t|can(?:'|’)?t|has|have|hates?|loves?|likes?|food)",
  "my name is",
  "(?:أنا |انا )?[إا]سمي\\s",
  "we (?:do not|don(?:'|’)?t|never|can(?:'|’)?t) (?:eat|like|drink)",
  "no (?:lamb|beef|meat|chicken|fish|seafood|shrimp|nuts|peanuts|dairy|gluten|spicy|onions?|garlic|eggs?|cheese) (?:for me|please)",
  "(?:أنا |انا )?(?:عندي|معي|فيني) (?:حساسي[ةه]|تحسس|سكر|سيلياك)",
  "(?:ولدي|بنتي|زوجتي|زوجي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|عيالي) (?:عند[هاهم]{1,3} حساسي[ةه]|(?:\\p{L}+ )?و?ما (?:ي|ت)\\p{L}+|(?:ي|ت)تحسس|(?:ي|ت)حب)",
  "(?:ولدي|بنتي|زوجتي|زوجي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|عيالي) (?:نباتي|نباتية|نباتيين|فيجن|حساس|حساسة|متحسس|متحسسة)",
  "(?:أنا |انا )?(?:حساس|حساسة|متحسس|متحسسة) من",
  "(?:أنا |انا )?(?:أتحسس|اتحسس|أعاني|اعاني) ",
  "(?:أنا |انا )?(?:م[اآ]|لا) ?(?:آكل|اكل|أكل|ناكل|نأكل|أحب|احب|نحب|أشرب|اشرب|أقدر آكل|اقدر اكل|أطيق|اطيق|تعجبني|يعجبني)",
  "(?:أنا |انا )?(?:أكره|اكره|أعشق|اعشق|أفضل|افضل)\\s",
  "(?:أنا |انا )(?:نباتي|نباتية|فيجن|كيتو|مصاب بالسيلياك|أحب|احب|مسوي (?:دايت|رجيم|كيتو))",
  "(?:أنا |انا )?(?:على|مسوي|ماشي على) (?:دايت|رجيم|كيتو|حمية)",
  "(?:أنا |انا )?(?:أحب|احب)\\s",
  "(?:أنا |انا )?(?:ساكن|ساكنة|أسكن|اسكن|نسكن|نقلت|انتقلت|دوامي|شغلي|بيتي|بيتنا|مكتبي)\\s",
];
/** What joins one fact to the next: «عندي حساسية من السمسم وما آكل الكبدة» are two. */
const NEXT_FACT = new RegExp(
  `(?:\\s*[,،]\\s*|\\s+(?:and|but|also|لكن|بس)\\s+(?:that\\s+)?|\\s+و)(?:[إا]ني\\s+)?(?=(?:${OPENINGS.join("|")})\\s*\\p{L})`,
  "giu",
);

const SAID = new RegExp(
  `(?<![\\p{L}])(?<!(?:ما|مو) )(?:${OPENINGS.join("|")})[^.,،؛;!?؟\\n]*?${END}`,
  "giu",
);

/** "Remember that …", «احفظ إني …»: whatever follows is meant to be kept. */
const REMEMBER =
  /(?:^|(?<=\s))(?:please )?(?:remember|note|keep in mind|save|don(?:'|’)?t forget)(?: that| this)?[:,]?\s+((?!.*\?)[^.!?؟\n]{4,})|(?:^|(?<=\s))(?:احفظ|إحفظ|تذكر|تذكّر|سجل|سجّل|خلك متذكر|لا تنسى|حط في بالك)(?: عندك)?(?: إن| ان| أن)?\s+((?!.*[?؟])[^.!?؟\n]{4,})/iu;

/** "Remember me?", «وش تذكر عني»: nothing that is to be kept. */
const NO_MEMORY =
  /^(?:me|my order|that|this|it|ذلك|هذا|هذي)(?: please)?$|^(?:about (?:me|my)|عني|عندك عني)(?=\s|$)/i;

/** "I'd like", "I like the second one", «أحب أطلب»: no fact. */
const NO_FACT =
  /^(?:i(?:'|’)?d |i would |i like (?:it|that|this|the|to)\b|i love (?:it|that|this|you)\b|i prefer (?:it|that|this|the)\b|i can(?:'|’)?t (?:find|see|order)|(?:أنا |انا )?(?:أحب|احب) (?:أطلب|اطلب|أعرف|اعرف|اسأل|أسأل|هذا|هذي)|(?:ا|أ)فضل (?:سعر|مطعم|مكان|شي|برجر|عرض|خيار|واحد))/iu;

/**
 * What a message tells of the person that is to be kept, in order: what they say is, and what they cannot or do not eat or
 * where they live. Nothing else anybody says of themselves is anybody's business: "my brother is coming over".
 */
export function factsSaid(message: string): SaidFact[] {
  const kept = REMEMBER.exec(message);
  const text = (kept?.[1] ?? kept?.[2])?.trim();
  if (kept && text && !NO_MEMORY.test(text))
    return factsOf(text, kept.index, kept.index + kept[0].length);
  return [...message.matchAll(SAID)].flatMap(({ index, 0: said }) => {
    const clause =
      message
        .slice(0, index)
        .split(/[.,،؛;!?؟\n]/u)
        .at(-1) ?? "";
    if (ASK.test(clause.trim()) || NO_FACT.test(said) || said.split(/\s+/).length < 2) return [];
    return factsOf(said.trim(), index, index + said.length).filter((one) => isStanding(one.text));
  });
}

/** One fact, or several that are told in one breath: each is forgotten by itself. */
function factsOf(said: string, from: number, to: number): SaidFact[] {
  const [first = said, ...others] = said.split(NEXT_FACT).filter((part) => part.trim() !== "");
  return [fact(first, from, to), ...others.map((part) => fact(part, to, to))];
}

function fact(text: string, from: number, to: number): SaidFact {
  return { text: [...text].slice(0, 200).join(""), kind: kindOfFact(text), from, to };
}

/** What is left of a message once its facts are taken out. */
export function withoutFacts(message: string, facts: readonly SaidFact[]): string {
  let question = message;
  for (const { from, to } of [...facts].reverse())
    question = `${question.slice(0, from)} , ${question.slice(to)}`;
  return question;
}
