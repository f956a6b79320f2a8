/** Where a clause ends. */
const CLAUSE = "([^.,،؛;!?؟\\n]*)";

/** "Forget that I …", «انسَ إني …», «امسح حساسيتي من ذاكرتك». */
const FORGET = new RegExp(
  `(?<![\\p{L}])و?(?:[إا]نس(?:َ|ى|ي|ا)?(?:ها|ه)?|[إا]حذف(?:ي|ها|ه)?|[إا]مسح(?:ي|ها|ه)?|شيل(?:ي|ها|ه)?|drop(?= [^.,;!?]* thing)|(?<!(?:do not|don(?:'|’)?t|never) )forget|delete|remove|erase)(?![\\p{L}\\p{M}])\\s*${CLAUSE}`,
  "iu",
);
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
  const asked = FORGET.exec(message);
  if (!asked) return undefined;
  if (/^و?\p{L}+(?:ها|ه)(?:\s|$)/u.test(asked[0])) return "";
  let text = (asked[1] ?? "").trim();
  for (let rest = text.replace(JOINING, ""); rest !== text; rest = text.replace(JOINING, ""))
    text = rest;
  // "Forget it, please": whatever was told last.
  return POINTING.test(text) ? "" : text;
}
