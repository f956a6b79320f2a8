import { weightOf } from "./distance";
import { symbolsOf } from "./symbols";

/** One way of reading a word: as it stands, or without its article. */
export interface Form {
  symbols: Uint8Array;
  /** About one for each consonant. */
  weight: number;
}

/** A folded word as it sounds. */
export interface Word {
  text: string;
  arabic: boolean;
  forms: readonly Form[];
}

const ARABIC = /[\u0600-\u06FF]/;
/** «ال», also after و، ب، ف، ك, and «لل» (for the), before at least three letters. */
const ARABIC_ARTICLE = /^(?:وال|بال|فال|كال|ال|لل)(?=...)/;
/** "al", "el" and the assimilated forms, whose consonant is doubled: "annakheel", "ashsharq". */
const LATIN_ARTICLE =
  /^(?:al|el|ul)(?=...)|^[ae](?=(rr|nn|ss|tt|dd|zz)..)|^[ae](?:sh(?=sh)|th(?=th)|dh(?=dh))/;

/** The word without a glued definite article; undefined when it has none. */
export function withoutArticle(text: string): string | undefined {
  const bare = text.replace(ARABIC.test(text) ? ARABIC_ARTICLE : LATIN_ARTICLE, "");
  return bare === text ? undefined : bare;
}

function formOf(text: string): Form {
  const symbols = symbolsOf(text);
  return { symbols, weight: weightOf(symbols) };
}

/** The sound of a folded word (or of several, joined), with and without its article. */
export function wordOf(text: string): Word {
  const joined = text.replaceAll(" ", "");
  const bare = withoutArticle(joined);
  return {
    text,
    arabic: ARABIC.test(text),
    forms: bare === undefined ? [formOf(joined)] : [formOf(joined), formOf(bare)],
  };
}
