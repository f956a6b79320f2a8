import { isAvoidable, represent } from "~/features/catalogue";
import { kindOfFact } from "../../facts/kind";
import { FACT_LENGTH } from "../../facts/limits";
import type { FactKind } from "../../facts/schema";
import { isStanding } from "../../facts/standing";
import { readable } from "../../words/signs";
import type { MessageLanguage } from "../language/language";
import { isOfOthers, livesWith } from "./others";

/** A fact as the person said it, with its place in the message. */
export interface SaidFact {
  text: string;
  kind: FactKind;
  /** It is to be remembered, and does not hold for this talk alone. */
  kept: boolean;
  from: number;
  to: number;
}

/** Where a sentence about oneself ends: at a mark, or where a question or a wish begins. */
const END =
  "(?=\\s*(?:[.,،؛;!?؟\\n]|\\s(?:(?:what|where|who|how)(?:(?:'|’)?s)?|wat|which|so|but|can|could|need|something|anything|pls|plz|suggest|recommend|find|show|give|cheapest|any|please|and (?:i|what|where|can|find|show|want|need|wanna|craving|looking|hungry)|craving|looking for|because|وش|ايش|إيش|كم|بكم|وين|فين|و?(?:ابي|أبي|ابغى|أبغى|ابغا|ودي|ودّي|بغيت|حاب|حابة|نفسي|خاطري|مشتهي|مشتهية|جوعان|جوعانة)|هل|اقترح|عطني|اعطني|رشح|تنصح|لكن|بس|فوش|عشان|ف?عطني|دور|دورلي|ونبي|ونبغى|نبي|نبغى|سجلها|سجل|احفظها|احفظ|تذكرها|تذكر|لا تنسى|لا تنس|خلك متذكر|حط في بالك|note|remember|وابي|وأبي|وابغى|شوف|مين|متى|كيف|ليش|[تي]وصل(?:ون)?|يمدي|ينفع|[تي]ناسب(?:ه|ها|هم|ني|نا)?|[تي]صلح)(?=[\\s?؟]|$)|$))";

const ASK =
  /^(?:do|does|is|are|what|which|where|how|can|could|should|هل|وش|ايش|كم|وين|فين|ليش|كيف)(?=\s|$)/i;

/** How people speak of what they eat and where they live. */
const OPENINGS = [
  "i(?:'|’)?(?:\\s?a)?m (?:also |very |highly |really )?(?:allergic|intolerant|vegetarian|vegan|a vegetarian|a vegan|pescatarian|diabetic|celiac|on (?:a )?(?:keto|diet)|lactose intolerant|gluten intolerant)",
  "i (?:also |really )?(?:do not|don(?:'|’)?t|never|can(?:'|’)?t|cannot) (?:eat|like|drink|have|stand|do)",
  "i (?:really )?(?:hate|dislike|avoid|love|prefer|like)",
  "i have (?:an? |a severe )?(?:\\p{L}+ )?(?:allergy|allergies|intolerance)",
  "i(?:'|’)?(?: a)?m a fan of",
  "(?<=(?:but|and) )(?:love|like)s?(?= \\p{L})",
  "(?:he|she|they)(?:(?:'|’)?s| is|(?:'|’)?re| are) (?:diabetic|allergic|vegetarian|vegan|lactose intolerant|celiac)",
  "(?:he|she|they) (?:(?:do|does) not|do(?:es)?n(?:'|’)?t|can(?:'|’)?t|cannot|never) (?:eats?|like|drinks?|have|stand)",
  "(?:he|she|they) (?:hates?|dislikes?|loves?|likes?)",
  "(?:i|we) (?:live|work|stay) (?:in|near|at)(?! where)",
  "(?:i|we)(?:(?:'|’)?ve| have)? (?:just |recently )?moved to(?! (?:an?|the|our|my|another) )",
  "(?:my|our) (?:flat|apartment|villa|place) is",
  "my (?:home|house|office|work|favou?rite|wife|husband|son|daughter|kid|kids|mother|father|mom|dad|friend|brother|sister) (?:is|are|does|doesn(?:'|’)?t|can(?:'|’)?t|has|have|hates?|loves?|likes?|food)",
  "my name is",
  "(?:أنا |انا )?[إا]سمي\\s",
  "we (?:do not|don(?:'|’)?t|never|can(?:'|’)?t) (?:eat|like|drink)",
  "i(?:(?:'|’)?ve| have)? (?:just )?(?:gave|given) up|i quit(?: eating)?|i(?:'|’)?(?: a)?m off(?! (?:to|for|at|from|work|now|today|tomorrow)(?!\\p{L}))",
  "(?:please )?(?:never (?:ever )?(?:give|show|suggest|recommend)|do(?: not|n(?:'|’)?t) (?:ever )?(?:show|suggest|recommend))(?: me| us)?(?: anything| any| stuff| dishes| food)?(?: with| containing| that ha(?:s|ve))?",
  "(?:i(?:'|’)?(?: a)?m|we(?:'|’)?(?: a)?re)(?: an?| all)? (?:muslims?|hindus?|jains?|jewish|vegetarians?|vegans?)",
  "i(?:'|’)?(?:ve| have)?(?: got)? (?:celiac|coeliac|diabetes)",
  "(?!it |that |this )\\p{L}+ (?:makes? me sick|upsets? my stomach)",
  "no (?:lamb|beef|meat|chicken|fish|seafood|shrimp|nuts|peanuts|dairy|gluten|spicy|onions?|garlic|eggs?|cheese) (?:for me|please)",
  "(?:أنا |انا )?(?:عندي|معي|معاي|فيني) (?:حساسي[ةه]|تحسس|سكر|سيلياك)",
  "(?:أنا |انا )?(?:حساسي[ةه]|تحسس) (?:عندي|معي|معاي|فيني)",
  "(?:ولدي|بنتي|زوجتي|زوجي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|عيالي) (?:عند[هاهم]{1,3} حساسي[ةه]|(?:\\p{L}+ )?و?ما (?:ي|ت)\\p{L}+|(?:ي|ت)تحسس|(?:ي|ت)حب)",
  "(?:ولدي|بنتي|زوجتي|زوجي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|عيالي) (?:نباتي|نباتية|نباتيين|فيجن|حساس|حساسة|متحسس|متحسسة)",
  "(?:أنا |انا )?(?:حساس|حساسة|متحسس|متحسسة) من",
  "(?:أنا |انا )?(?:أتحسس|اتحسس|أعاني|اعاني) ",
  "(?:أنا |انا )?(?:م[اآ]|لا) ?(?:آكل|اكل|أكل|ناكل|نأكل|أحب|احب|نحب|أشرب|اشرب|أقدر آكل|اقدر اكل|أطيق|اطيق|تعجبني|يعجبني)",
  "لا (?:تعرض|تقترح|ترشح|تورين|توري)ي?(?: ?لي| ?لنا|ي)?(?: أي| اي)?(?: شي| شيء| أكل| اكل| طبق)?(?: فيه| فيها| مع)?",
  "(?:أنا |انا |حنا |احنا )?(?:مسلم|مسلمة|مسلمين|هندوسي|هندوسية)(?!\\p{L})",
  "(?:أنا |انا )?(?:تركت|مقاطع|صايم عن|ممتنع عن|ممنوع من|ممنوعة من)",
  "(?:ال)?\\p{L}+ (?:يتعبني|تتعبني|يوجع بطني|ي[أا]ذيني)",
  "(?:أنا |انا )?(?:أكره|اكره|أعشق|اعشق|أفضل|افضل)\\s",
  "(?:أنا |انا )(?:نباتي|نباتية|فيجن|كيتو|مصاب بالسيلياك|أحب|احب|مسوي (?:دايت|رجيم|كيتو))",
  "(?:أنا |انا )?(?:على|مسوي|ماشي على) (?:دايت|رجيم|كيتو|حمية)",
  "(?:أنا |انا )?(?:أحب|احب)\\s",
  "(?:ولدي|بنتي|زوجتي|زوجي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|عيالي|هو|هي|هم|صديقي|خويي|ضيفي) (?:يموت في|تموت في|يعشق|تعشق|(?:ي|ت)كره)",
  "(?<=و(?:هو|هي|هم) )ما (?:ي|ت)(?:اكل|آكل|أكل|حب|شرب|طيق|قدر)\\p{L}*",
  "(?:أنا |انا )?(?:و?ساكن|و?ساكنة|و?أسكن|و?اسكن|و?نسكن|و?ساكنين|نقلت|نقلنا|انتقلت|انتقلنا|دوامي|شغلي|بيتي|بيتنا|شقتي|شقتنا|مكتبي)\\s",
];
/** What joins one fact to the next: «عندي حساسية من السمسم وما آكل الكبدة» are two. */
const NEXT_FACT = new RegExp(
  `(?:\\s*[,،]\\s*|\\s+(?:and|but|also|لكن|بس)\\s+(?:that\\s+)?|\\s+و)(?:[إا]ني\\s+)?(?=(?:${OPENINGS.join("|")})\\s*\\p{L})`,
  "giu",
);

const SAID = new RegExp(
  `(?<![\\p{L}])(?<!(?:ما|مو|وش|ايش|إيش|شو|مين|اي|أي|وين|هل) )(?:${OPENINGS.join("|")})[^.,،؛;!?؟\\n]*?${END}`,
  "giu",
);

/** Words that only point at what was said: "this thing", «هالشي», «المعلومة هذي». */
const POINTING = [
  "(?:of )?(?:it|this|that|these|those|yan)(?: (?:thing|fact|one|info|information|detail|part))?",
  "(?:و?هال|(?:هذا|هذي|هذه|هاذا|ذا|ذي|هاذي) ?ال|ال)(?:شيء?|شئ|معلوم[ةه]|كلام|نقط[ةه]|موضوع|[أا]مر|سالف[ةه]|حاج[ةه]|حساسي[ةه])(?: (?:هذا|هذي|هذه|ذا|ذي))?",
  "هذا|هذي|هذه|ذلك|ذاك|هاذا|اللي (?:قلت|قلته)(?: لك)?",
].join("|");

/** What may stand behind them and says no more. */
const POLITELY =
  "(?:\\s+(?:down|in mind|about me|for me|for later|(?:for )?next time|always|too|also|ok|okay|please|pls|plz|thanks|عندك|عني|زين|طيب|تكفى|دا[يئ]م(?:ا|ًا)?|لو سمحت(?:ي)?|من فضلك|الله يعافيك|يعطيك العافي[ةه]|شكرا))*";

const POLITE_END = new RegExp(`${POLITELY}$`, "iu");

/** What asks to remember in Arabic. */
const KEEP_AR = "(?:احفظ|إحفظ|تذكر|تذكّر|سجل|سجّل|خلك متذكر|لا تنس[ىا]?|[حخ]ط في بالك|خل في بالك)";

/** "Remember that …", «احفظ إني …»: whatever follows is meant to be kept. */
const REMEMBER = new RegExp(
  `(?:^|(?<=\\s))(?<!(?:i|we|to|can(?:no|(?:'|’)?)t|(?:don|won|didn)(?:'|’)?t|much (?:do|would|will|can|could) you) )(?:please )?(?:remember|note|keep in mind|save|don(?:'|’)?t forget)(?: that| this)?[:,،]?\\s+((?!.*\\?)[^.!?؟\\n]{4,})|(?:^|(?<=\\s))${KEEP_AR}(?: عندك)?(?: (?:${POINTING})(?=\\s*[:,،]))?(?: إن| ان| أن)?[:,،]?\\s+((?!.*[?؟])[^.!?؟\\n]{4,})`,
  "iu",
);

/** "Remember me?", «وش تذكر عني», «تذكر هالشي»: nothing that is to be kept by these words. */
const NO_MEMORY = new RegExp(
  `^(?:me|my order|thing|please|pls|plz|thanks|${POINTING})${POLITELY}$|^(?:about (?:me|my)|for (?:me|later|next time)|next time|in mind|عني|عندك عني)(?=\\s|$)`,
  "iu",
);

/** "I'd like", "I like the second one", «أحب أطلب»: no fact. */
const NO_FACT =
  /^(?:i(?:'|’)?d |i would |i like (?:it|that|this|the|to)\b|i love (?:it|that|this|you)\b|i prefer (?:it|that|this|the)\b|i can(?:'|’)?t (?:find|see|order)|(?:أنا |انا )?(?:أحب|احب) (?:أطلب|اطلب|أعرف|اعرف|اسأل|أسأل|هذا|هذي)|(?:ا|أ)فضل (?:سعر|مطعم|مكان|شي|برجر|عرض|خيار|واحد))/iu;

/**
 * What a message tells of what people eat and where they live, in order. Kept is what they say is to be, and what the person
 * cannot or does not eat, or where they live; what others like, and what the person likes, holds for this talk. Nothing else
 * that anybody says is anybody's business: "my brother is coming over".
 */
export function factsSaid(message: string): SaidFact[] {
  const kept = REMEMBER.exec(message);
  const text = (kept?.[1] ?? kept?.[2])?.trim().replace(POLITE_END, "");
  if (kept && text && !NO_MEMORY.test(text))
    return factsOf(text, kept.index, kept.index + kept[0].length, true);
  return [...message.matchAll(SAID)].flatMap(({ index, 0: said }) => {
    const clause = message.slice(clauseStart(message, index), index);
    if (ASK.test(clause.trim()) || NO_FACT.test(said) || said.split(/\s+/).length < 2) return [];
    const about = message.slice(0, index + said.length);
    return (
      factsOf(said.trim(), index, index + said.length)
        .map((one) => ({ ...one, kept: KEEP_IT.test(message) || isKept(one, about) }))
        .filter((one) => one.kept || isTaste(one))
        // All that was said in one breath is read with the first of it.
        .map((one, at) => ({ ...one, from: at === 0 ? index : one.to }))
    );
  });
}

/** «سجلها», «تذكر هالشي», "note it": what was just said is to be kept. */
const KEEP_IT = new RegExp(
  `(?<!\\p{L})(?:و?(?:سجل|سجّل|احفظ|إحفظ|تذكر|تذكّر)(?:ها|ه)(?!\\p{L})|لا تنساها|و?${KEEP_AR}(?: عندك)?\\s+(?:${POINTING})${POLITELY}(?=[^\\p{L}?؟]*(?:$|[.,،؛]))|(?:please |yes |and |so )*(?:(?:${POINTING}) )?(?:remember|(?:make a )?note|save|keep|don(?:'|’)?t forget)(?: (?:${POINTING}))?${POLITELY}\\W*$)`,
  "iu",
);

/** Does a message ask for something to be remembered? */
export const isAsked = (message: string) => REMEMBER.test(message) || KEEP_IT.test(message);

/** Does it ask for what was told before, and say no more? */
export const keepsIt = (message: string) =>
  KEEP_IT.test(message) && message.trim().split(/\s+/).length <= MOST_TO_KEEP;

/** «إيه سجلها عندك لو سمحت»: with more words something else is said. */
const MOST_TO_KEEP = 5;

/** Is a fact remembered unasked? `about`: what was said up to its end; `own`: the fact in the person's own words. */
export function isKept(
  { text, kind }: Pick<SaidFact, "text" | "kind">,
  about: string,
  own = text,
): boolean {
  if (!isOfOthers(own, about)) return isStanding(text);
  return (kind === "allergy" || kind === "diet") && livesWith(about);
}

/** Does it say what somebody likes to eat, or does not eat? */
function isTaste({ text, kind }: SaidFact): boolean {
  if (kind === "like") return isAvoidable(text) || represent([text]).size > 0;
  return kind === "allergy" || kind === "diet" || (kind === "dislike" && isAvoidable(text));
}

const MARK = /[.,،؛;!?؟\n]/u;

/** Where the clause begins that a place is in; a message of nothing but facts is gone through once. */
function clauseStart(message: string, at: number): number {
  let start = at;
  while (start > 0 && !MARK.test(message[start - 1] ?? "")) start--;
  return start;
}

/** One fact, or several that are told in one breath: each is forgotten by itself. */
function factsOf(said: string, from: number, to: number, kept = false): SaidFact[] {
  const [first = said, ...others] = said.split(NEXT_FACT).filter((part) => part.trim() !== "");
  const rest = others.map((part) => fact(part, { from: to, to, kept }));
  return [fact(first, { from, to, kept }), ...rest];
}

function fact(text: string, at: Pick<SaidFact, "from" | "to" | "kept">): SaidFact {
  return { text: [...text].slice(0, 200).join(""), kind: kindOfFact(text), ...at };
}

/** What is left of a message once its facts are taken out, and what asks to keep them. */
export function withoutFacts(message: string, facts: readonly SaidFact[]): string {
  let question = facts.length > 0 ? message.replace(KEEP_IT, blank) : message;
  for (const { from, to } of [...facts].reverse())
    question = `${question.slice(0, from)} , ${question.slice(to)}`;
  return question;
}

/** As long as what it stands for, so that the places of other words stay. */
const blank = (said: string) => " ".repeat(said.length);

/** A comma, or a word that sets what follows against it: of "machli pasand nahi lekin jheenga chalta hai" the fish is disliked. */
const CLAUSE = /[,،]|(?<=\s)(?:lekin|magar|pero|kaso|but|लेकिन|मगर|لیکن|مگر)(?=\s)/iu;

/** A clause of so many words may be a part of a list. */
const OF_A_LIST = 3;

const isFoodAlone = (clause: string, language: MessageLanguage) =>
  clause.split(/\s+/u).length <= OF_A_LIST && isAvoidable(readable(clause, language));

/** The part of a sentence that tells a fact: what is kept of people is what they said, in their own words. */
export function factWords(sentence: string, language: MessageLanguage): string {
  const clauses = sentence.split(CLAUSE).map((clause) => clause.trim());
  const at = clauses.findIndex((clause) => factsSaid(readable(clause, language)).length > 0);
  // "Doodh, ande se allergy hai": foods before it are told with it.
  const foods = clauses.slice(0, Math.max(0, at)).filter((one) => isFoodAlone(one, language));
  const telling = at < 0 ? sentence : [...foods, clauses[at]].join(", ");
  return [...withoutKeeping(telling, language)].slice(0, FACT_LENGTH).join("");
}

/** What asks to remember, as it is read, and what beside it points or says no more: "remember", "it", "mo", "na", «کہ». */
const ASKS_TO_KEEP = /^\W*(?:(?:it|this|that) )*remember(?: (?:it|this|that|yan))*\W*$/iu;
const SAYS_NO_MORE = /^(?:it|this|that|yan|please|mo|na|nga|po|ki|ke|کہ|कि)$/iu;

/** Words that ask to remember, at most: «محفوظ کر لیں». */
const MOST_KEEPING = 4;

/** What somebody tells, without the words before or behind it that ask to remember it. */
function withoutKeeping(said: string, language: MessageLanguage): string {
  const words = said.split(/\s+/u);
  const behind = keeping(words.toReversed(), (some) =>
    readable(some.toReversed().join(" "), language),
  );
  if (behind > 0) return words.slice(0, -behind).join(" ");
  return words.slice(keeping(words, (some) => readable(some.join(" "), language))).join(" ");
}

/** How many words at the beginning ask to remember. */
function keeping(words: readonly string[], read: (some: string[]) => string): number {
  const least = Array.from({ length: MOST_KEEPING }, (_, at) => at + 1);
  const says = (from: number, to: number) =>
    to < words.length &&
    [read(words.slice(from, to)).trim(), words.slice(from, to).join(" ")].some((one) =>
      SAYS_NO_MORE.test(one),
    );
  let end = least.find((to) => ASKS_TO_KEEP.test(read(words.slice(0, to)))) ?? 0;
  while (end > 0) {
    const more = [2, 1].find((count) => says(end, end + count));
    if (!more) break;
    end += more;
  }
  return end;
}
