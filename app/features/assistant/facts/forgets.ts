/** Where a clause ends. */
const CLAUSE = "([^.,،؛;!?؟\\n]*)";

/** "Forget that I …", «انسَ إني …», «امسح حساسيتي من ذاكرتك». */
const FORGET = new RegExp(
  `(?<![\\p{L}])و?([إا]نس(?:َ|ى|ي|ا)?(?:ها|ه)?|[إا]حذف(?:ي|ها|ه)?|[إا]مسح(?:ي|ها|ه)?|شيل(?:ي|ها|ه)?|drop(?= [^.,;!?]* thing)|forget|delete|remove|erase)(?![\\p{L}\\p{M}])\\s*${CLAUSE}`,
  "giu",
);

/** What stands before a verb that asks for nothing: "don't", "I don't want you to", "did you", "I always", «ما أبي», «كيف». */
const NOT_ASKED = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:not|never|dont|cannot|\\p{L}+n(?:'|’)t)(?: (?:you|ever|even|just|please|(?:want|need|like)(?: (?:you|u))? to|let (?:me|us|yourself|anyone)|to))*",
    "(?:did|do|does|have|has|will|should|may|(?:can|could|shall)(?= (?:i|we) )) (?:you|u|i|we|they|he|she|it)(?: \\p{L}+){0,3}",
    "(?:why|how|where|when|if|whether)(?: \\p{L}+){0,4}",
    "(?:i|we|they|he|she|people)(?: (?:always|often|sometimes|usually|keep|also|just|might|may|can|could|will|would|tend to|\\p{L}+ly))*",
    "you (?:always|often|sometimes|usually|keep|might|may|will|\\p{L}+ly)",
    "(?<=^\\P{L}*)you",
    "(?:ما|مو|مب|لست)(?: (?:[أا]بي|[أا]بغ[ىا]|ودي|[أا]قدر|راح|لازم))?",
    "(?:هل|كيف|ليش|متى|وين)(?: \\p{L}+){0,2}",
    "(?:[أا]نا|دا[يئ]م(?:ا|اً|ًا)?|[أا]حيانا?ً?|غالبا?ً?|كل مر[ةه]|مرات)",
  ].join("|")})\\s+$`,
  "iu",
);

/** «لا أنسى»: "I don't forget", where «لا احذف» is "no, delete". */
const I_DO_NOT_FORGET = /(?<!\p{L})لا\s+[إا]نسى$/u;

/** "Don't" in Hindi, Urdu and Filipino, before or behind its verb. */
const DO_NOT = /(?<!\p{L})(?:mat|مت|मत|hu?wag)(?!\p{L}|\p{M})/iu;

/** The verbs that take out of a dish or an order as well as out of what is known. */
const TAKES_OUT = /^(?:drop|remove|delete|erase|شيل|[إا]حذف|[إا]مسح)/iu;
/** What something is taken out of: "from the burger", «من البرجر», an order. */
const OF_A_DISH =
  /(?<!\p{L})(?:(?:from|off|in|on) (?:it|them|the|my|our|this|that|these|those|both|all|each)|(?:from|off|thereat)|و?من (?:ال|لل|هال|طلب|هذ|كل)\p{L}*|منه(?:ا|م)?|(?:orders?|dish(?:es)?|meals?|basket|cart)|(?:ال)?طلب(?:ي|نا|ية|يتي)?|(?:ال)?سل[ةه])(?!\p{L})/iu;
/** What says that it is out of what is known of the person. */
const OF_MEMORY =
  /(?<!\p{L})(?:memory|memories|saved|remember\p{L}*|know|known|facts?|profile|told|said|that (?:i|we|my)|what i|i (?:do not|don(?:'|’)?t|can(?:'|’)?t|never|hate)|data|address|allerg\p{L}*|intoleran\p{L}*|diets?|dislikes?|avoid|(?:ال)?ذاكر\p{L}*|محفوظ\p{L}*|(?:ال)?معلوم\p{L}*|(?:ال)?بيانات\p{L}*|عنوان\p{L}*|(?:ال)?حساسي\p{L}*|[إأا]ن(?:ي|نا)|(?:اللي )?(?:ما|لا) (?:[آأا]كل|[أا]حب)\p{L}*|تعرف\p{L}*|قلت\p{L}*)(?!\p{L})/iu;

/** Does it speak of what is known of the person, and not of food alone? */
export const isOfMemory = (words: string) => OF_MEMORY.test(words);

/** What is asked to be forgotten: no "don't forget", no "did you forget?", and nothing that a dish is ordered without. */
function askedToForget(message: string) {
  return [...message.matchAll(FORGET)].find(({ 0: said, 1: verb = "", 2: what = "", index }) => {
    const before = /[^.,،؛;!?؟\n]*$/u.exec(message.slice(0, index))?.[0] ?? "";
    if (NOT_ASKED.test(before) || I_DO_NOT_FORGET.test(`${before}${verb}`)) return false;
    if (DO_NOT.test(`${before}${said}`)) return false;
    return !TAKES_OUT.test(verb) || !OF_A_DISH.test(`${before}${what}`) || OF_MEMORY.test(what);
  });
}

/** May what is to be taken out be of a dish or an order as well as of what is known: "remove the onions"? */
export function takesOut(message: string): boolean {
  const [, verb = "", what = ""] = askedToForget(message) ?? [];
  return TAKES_OUT.test(verb) && !OF_MEMORY.test(what);
}

/** What a fact's words begin with once «انسَ» and what joins it are gone: "everything" alone is all there is. */
const JOINING =
  /^(?:about|that|the fact|what i (?:said|told you) about|it|everything about(?!\s+me(?![\p{L}]))|my|موضوع|معلومة|حكاية|سالفة|قصة|[إأا]ن(?:ي|نا|ه)?|عني|كلامي عن)(?![\p{L}])\s*/iu;

/** Words that only point at what was told, in the languages that are read as they stand as well. */
const POINTING =
  /^(?:(?:it|this|that|please|now|then|na|yun|yon|iyon|iyan|yan|ito|ise|isko|usko|isse|yeh|ye|wo|woh|اسے|یہ|इसे|यह)\s*)*$/iu;

/** "I'm no longer …", "actually I do eat …", «ما عندي حساسية», «صرت آكل …»: what was told no longer holds. */
const NO_LONGER = new RegExp(
  `(?<![\\p{L}])(?:i(?:'|’)?(?: a)?m (?:not|no longer) (?:a |an |really |actually )?(?:allergic|vegetarian|vegan|intolerant|on)|(?<=(?:^|[.,!;،]|actually|now|but|and|no|so)\\s*)i (?:(?:do|can) (?:now )?(?:eat|like|have)|eat)|i no longer|i don(?:'|’)?t have (?:any |an |a )?(?:\\p{L}+ )?allerg(?:y|ies)|(?:ما|مو|مب|ماني|لست) (?:عاد )?(?:عندي |فيني |أنا |انا )?(?:حساسي[ةه]|نباتي[ةه]?|حساس|متحسس|فيجن)|ما عاد|ماعاد|(?:صرت|رجعت|بديت) (?:آكل|اكل|أكل|أحب|احب|أشرب|اشرب)|عادي (?:آكل|اكل|أكل))(?![\\p{L}])${CLAUSE}`,
  "iu",
);

/**
 * The words of what somebody wants forgotten; empty where they only point at it («انسها»), undefined where they want
 * nothing forgotten.
 */
export function forgetsIn(message: string): string | undefined {
  const changed = NO_LONGER.exec(message);
  if (changed) return changed[0].trim();
  const asked = askedToForget(message);
  if (!asked) return undefined;
  if (/^و?\p{L}+(?:ها|ه)(?:\s|$)/u.test(asked[0])) return "";
  let text = (asked[2] ?? "").trim();
  for (let rest = text.replace(JOINING, ""); rest !== text; rest = text.replace(JOINING, ""))
    text = rest;
  // "Forget it, please": whatever was told last.
  return POINTING.test(text) ? "" : text;
}
