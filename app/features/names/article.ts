const ARABIC = /[\u0600-\u06FF]/;
/** «ال», also after و، ب، ف، ك, «لل» (for the) and «عال» (on the), before at least two letters. */
const ARABIC_ARTICLE = /^(?:عال(?!مي)(?=...)|(?:وال|بال|فال|كال|ال|لل)(?=..))/;
/** "al", "el" and the assimilated forms, whose consonant is doubled: "annakheel", "ashsharq". */
const LATIN_ARTICLE =
  /^(?:al|el|ul)(?=...)|^[ae](?=(rr|nn|ss|tt|dd|zz)..)|^[ae](?:sh(?=sh)|th(?=th)|dh(?=dh))/;

/** The word without a glued definite article; undefined when it has none. */
export function withoutArticle(text: string): string | undefined {
  const bare = text.replace(ARABIC.test(text) ? ARABIC_ARTICLE : LATIN_ARTICLE, "");
  return bare === text ? undefined : bare;
}

/** «ل» (for) written as a prefix: «لتأجير السيارات», "for car rental". */
const FOR = /^ل(?=..)/;

/** The word without a glued preposition; undefined when it has none. That every «ل» may be one is for the lexicon to decide. */
export function withoutPreposition(text: string): string | undefined {
  return FOR.test(text) ? text.slice(1) : undefined;
}
