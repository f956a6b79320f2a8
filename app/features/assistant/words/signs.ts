import { isAvoidable, SIZES } from "~/features/catalogue";
import { fold } from "~/features/names";
import {
  foodAt,
  type NameAt,
  numberWordsAt,
  Phrases,
  phrasesIn,
  sizeMarks,
  type Token,
  tokensAsSpoken,
  wordFiles,
} from "~/features/understanding";

/** The languages whose signs are read by way of English. */
export type SignLanguage = "ur" | "hi" | "tl";

/** What of the words data counts in them: Hindi and Urdu differ in their letters alone. */
const HINDUSTANI: ReadonlySet<string> = new Set(["ur", "hi", "hi-Latn"]);
const WORDS_OF: Readonly<Record<SignLanguage, ReadonlySet<string>>> = {
  ...{ ur: HINDUSTANI, hi: HINDUSTANI },
  tl: new Set(["tl"]),
};

/** The languages of the words data that count in a message; undefined where its signs are read as they stand. */
export function languagesOf(language: string): ReadonlySet<string> | undefined {
  return WORDS_OF[language as SignLanguage];
}

/** What of a sign says nothing, and what of a sign stands behind what it belongs to. */
const NOTHING = "nothing";
const AFTER = "after:";

const SIGN_PHRASES = Phrases.of(phrasesIn("signs"), (meaning) => meaning);

/** The place after the words that questions are made of, from a token on; undefined where there are none. */
export function signEnd(tokens: readonly Token[], at: number): number | undefined {
  return SIGN_PHRASES.at(tokens, at)?.end;
}

/** Some tokens in English; undefined where nothing is known of them. */
interface SignRead {
  end: number;
  english: string | undefined;
}

/** The longest that begins at a token; of several as long the first. */
function readAt(tokens: readonly Token[], at: number): SignRead {
  const sign = SIGN_PHRASES.at(tokens, at);
  const food = foodAt(tokens, at);
  const size = sizeMarks(tokens.slice(at, at + LONGEST_SIZE)).find(({ start }) => start === 0);
  const number = numberWordsAt(tokens, at);
  const reads: (SignRead | false | undefined)[] = [
    sign && { end: sign.end, english: sign.value },
    food && { end: food.end, english: food.value.join(" ") },
    size && { end: at + size.end, english: SIZES[size.size].en[0] },
    number && { end: number.end, english: String(number.value) },
  ];
  const found = reads.flatMap((read) => read || []).sort((a, b) => b.end - a.end);
  return found[0] ?? { end: at + 1, english: undefined };
}

/** No size is said with more words. */
const LONGEST_SIZE = 3;

/** A shorter word of a phrase may be one of any language. */
const TELLING = 4;

/** The English words of the words data. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...phrasesIn("signs").flatMap(({ meaning }) => meaning.split(" ")),
  ...wordFiles().flatMap((file) =>
    phrasesIn(file).flatMap(({ phrase, language }) =>
      language === "en" ? fold(phrase).split(" ") : [],
    ),
  ),
]);

/** The words in Latin letters of each language that are not called so in English as well, folded. */
const OWN_WORDS: Readonly<Record<SignLanguage, ReadonlySet<string>>> = {
  ...{ ur: ownWordsOf(HINDUSTANI), hi: ownWordsOf(HINDUSTANI) },
  tl: ownWordsOf(WORDS_OF.tl),
};

function ownWordsOf(spoken: ReadonlySet<string>): ReadonlySet<string> {
  const telling = phrasesIn("changes").filter(
    ({ phrase }) => phrase.length >= TELLING && !ENGLISH.has(phrase),
  );
  const food = phrasesIn("translations").filter(({ phrase }) => !phrase.includes(" "));
  const known = [...["signs", "numbers", "sizes"].flatMap(phrasesIn), ...telling, ...food];
  const own = known.filter(({ language, phrase, meaning }) => {
    return spoken.has(language) && /^[a-z]/i.test(phrase) && phrase.toLowerCase() !== meaning;
  });
  return new Set(
    own.flatMap(({ phrase }) => {
      const words = fold(phrase).split(" ");
      if (words.length === 1) return words;
      return words.filter((word) => word.length >= TELLING && !ENGLISH.has(word));
    }),
  );
}

/** Whether a folded word is one of a language's, and not called so in English as well. */
export function isWordOf(language: SignLanguage, word: string): boolean {
  return OWN_WORDS[language].has(word);
}

/**
 * What the signs of a sentence say in English: what it asks, and what of itself it tells. Names stay as they are: of
 * "sinigang na hipon" nothing is a shrimp.
 */
export function inSigns(text: string, spoken: ReadonlySet<string>, nameAt: NameAt): string {
  const tokens = tokensAsSpoken(text, spoken);
  let said = "";
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const named = nameAt(tokens, at);
    const read = named > 0 ? { end: at + named, english: undefined } : readAt(tokens, at);
    const [first, last] = [tokens[at], tokens[read.end - 1]];
    if (!first || !last) break;
    const { english = spelt(text.slice(first.from, last.to), first) } = read;
    said += text.slice(end, first.from) + (english === NOTHING ? "" : english);
    end = last.to;
    at = read.end;
  }
  return ordered(`${said}${text.slice(end)}`);
}

/** Devanagari as it sounds, by which names are found; all else as it is written. */
function spelt(written: string, token: Token): string {
  return /\p{Script=Devanagari}/u.test(written) ? token.text : written;
}

/** What food, sizes and names of a message in its own letters are read as, each with how the person wrote it. */
export function ownForms(message: string, language: string): Map<string, string> {
  const forms = new Map<string, string>();
  const spoken = languagesOf(language);
  const tokens = spoken ? tokensAsSpoken(message, spoken) : [];
  for (let at = 0; at < tokens.length; ) {
    const { end, english = tokens[at]?.text ?? "" } = readAt(tokens, at);
    const own = message.slice(tokens[at]?.from, tokens[end - 1]?.to);
    // "Rajma chawal" is read as beans and rice.
    const isFood = foodAt(tokens, at)?.end === end && own.toLowerCase() !== english;
    if (isFood || !/\p{Script=Latin}/u.test(own)) forms.set(english, own);
    for (const { text, from, to } of tokens.slice(at, end)) {
      const word = message.slice(from, to);
      if (/\p{Script=Devanagari}/u.test(word) && !forms.has(text)) forms.set(text, word);
    }
    at = end;
  }
  return forms;
}

/** Words that were read, as the person wrote them. */
export function asTheyWrote(read: string, forms: ReadonlyMap<string, string>): string {
  const words = read.split(" ");
  const longest = Math.max(1, ...[...forms.keys()].map((form) => form.split(" ").length));
  let own = "";
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !forms.has(words.slice(at, at + length).join(" "))) length--;
    const part = words.slice(at, at + length).join(" ");
    own += `${own && " "}${forms.get(part) ?? part}`;
    at += length;
  }
  return own;
}

/** What asks at the end to remember what was just told: "… it remember". */
const ASKS_TO_KEEP = /(?<=\S)[\s,،]+(?:(?:it|this|that) )*remember(?: (?:it|this|that))*(?=\W*$)/u;

/** "May kanin na ba yun?": whether what was spoken of has it. */
const IS_IN_IT = /(?<!\S)is there (\p{L}+(?: \p{L}+)?) already(?!\p{L})/gu;

/** What stands behind its noun in Hindi stands before it in English: "onion after:without", "mandi similar to". Each is looked for from where a word or a clause begins, or a long text is gone through from each of its letters. */
function ordered(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(ASKS_TO_KEEP, ", remember it")
    .replace(/(?<!\S)(\S+) after:(\p{L}+)/gu, "$2 $1 ,")
    .replace(
      /(?<!\S)((?:\S+(?:,| and| or) ){1,5})?(\S+ )?(\S+) (im allergic to|im no longer allergic to|i dont eat|i dont like|i live in)(?!\s+(?!but(?!\p{L}))\p{L})/gu,
      (_, list = "", first = "", last: string, tells: string) => {
        // Of "milk and egg" neither is eaten, and "beef meat" is one food, where "here onion" is not.
        const isListed =
          list !== "" &&
          list.split(/,? (?:and|or)?\s*/).every((one: string) => !one || isAvoidable(one));
        const [before, foods] = isListed ? ["", list.replaceAll(",", " and")] : [list, ""];
        return isAvoidable(first)
          ? `${before}${tells} ${foods}${first}${last}`
          : `${before}${isListed ? "" : first}${tells} ${foods}${isListed ? first : ""}${last}`;
      },
    )
    .replace(/(?<![^,،.!?؟])([^,،.!?؟]+) i like(?!\s+\p{L})/gu, " i like $1")
    .replace(/^(.+?) ((?:dont )?forget|remove|reduce)(?=\W*$)/gu, "$2 $1")
    .replace(IS_IN_IT, "does it come with $1")
    .replaceAll(" already", "")
    .replaceAll(AFTER, "")
    .trim();
}

const NO_NAMES: NameAt = () => 0;

/** Something that a person wrote with its signs in English, where it is Urdu, Hindi or Filipino. */
export function readable(text: string, language: string, nameAt = NO_NAMES): string {
  const spoken = languagesOf(language);
  return spoken ? inSigns(text, spoken, nameAt) : text;
}
