/**
 * The words that questions are put together with, as data: each line of a `.tsv` beside this file is a meaning, a
 * language, and the words that have it. A language with a question mark is spoken only where another word of the question
 * is surely of it: "do" is two in Hindi.
 */
const FILES: Record<string, string> = import.meta.env
  ? import.meta.glob<string>("./*.tsv", { query: "?raw", import: "default", eager: true })
  : filesHere();

/** What commands read that run without a build. */
function filesHere(): Record<string, string> {
  const { readdirSync, readFileSync } = process.getBuiltinModule("node:fs");
  const here = new URL("./", import.meta.url);
  const names = readdirSync(here).filter((name) => name.endsWith(".tsv"));
  return Object.fromEntries(
    names.map((name) => [`./${name}`, readFileSync(new URL(name, here), "utf8")]),
  );
}

/** A word or phrase of a language. Languages are those of the pages; `-Latn` is one in Latin letters. */
export interface KnownPhrase {
  phrase: string;
  meaning: string;
  language: string;
  /** Whether it is one only where the question is surely in that language. */
  shy: boolean;
}

/** The names of all files. */
export function wordFiles(): string[] {
  return Object.keys(FILES).map((path) => path.replace(/^\.\/|\.tsv$/g, ""));
}

/** Every phrase of a file, in its order. @throws Error for a file there is not. */
export function phrasesIn(file: string): KnownPhrase[] {
  const text = FILES[`./${file}.tsv`];
  if (text === undefined) throw new Error(`There are no words in ${file}.tsv`);
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const [meaning = "", language = "", words = ""] = line.split("\t");
      const known = { meaning, language: language.replace("?", ""), shy: language.endsWith("?") };
      const phrases = words.split(", ");
      const linked = known.language === "tl" ? phrases.flatMap(withLinker) : [];
      return [...new Set([...phrases, ...linked])].map((phrase) => ({ phrase, ...known }));
    });
}

/** Before what it belongs to, a Filipino word takes "ng" after a vowel and "g" after an n: "tatlong", "kahong". */
function withLinker(phrase: string): string[] {
  if (/[aeiou]$/.test(phrase)) return [`${phrase}ng`];
  return /..n$/.test(phrase) ? [`${phrase}g`] : [];
}

/** The phrases of a file that have one meaning. */
export function phrasesMeaning(file: string, meaning: string): KnownPhrase[] {
  return phrasesIn(file).filter((known) => known.meaning === meaning);
}
