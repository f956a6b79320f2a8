import { phrasesIn } from "~/features/understanding";
import type { Language } from "~/i18n/languages";

/** The languages of the words data whose spellings are read in a message: English is borrowed by all. */
const READ_IN: Readonly<Record<Exclude<Language, "ar">, readonly string[]>> = {
  en: ["en"],
  tl: ["en", "tl"],
  ...{ ur: ["en", "ur", "hi", "hi-Latn"], hi: ["en", "ur", "hi", "hi-Latn"] },
};

interface Spellings {
  spelled: ReadonlyMap<string, string>;
  written: RegExp;
}

function spellingsOf(languages: readonly string[]): Spellings {
  const known = phrasesIn("spellings").filter(({ language }) => languages.includes(language));
  const spelled = new Map(known.map(({ phrase, meaning }) => [phrase, meaning] as const));
  const longest = [...spelled.keys()].sort((a, b) => b.length - a.length).join("|");
  // "KC's" is a name.
  const written = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${longest})(?![\\p{L}\\p{M}\\p{N}]|['’]\\p{L})`,
    "giu",
  );
  return { spelled, written };
}

const OF: Readonly<Record<keyof typeof READ_IN, Spellings>> = {
  en: spellingsOf(READ_IN.en),
  tl: spellingsOf(READ_IN.tl),
  ur: spellingsOf(READ_IN.ur),
  hi: spellingsOf(READ_IN.hi),
};

/** A message with the words that people often spell otherwise as the words data writes them: "dilivery kitna lagega". */
export function asSpelled(message: string, language: keyof typeof READ_IN): string {
  const { spelled, written } = OF[language];
  return message.replace(written, (word) => spelled.get(word.toLowerCase()) ?? word);
}
