import { SECTIONS, type Section } from "~/features/catalogue";
import { entriesOf, Phrases } from "./phrases";
import { phrasesIn } from "./words/load";

/** How the headings of menus are said: what they are called, and what stands for a whole heading. */
function* sayings(): Generator<readonly [string, Section, string?]> {
  for (const code of Object.keys(SECTIONS) as Section[]) {
    yield [SECTIONS[code].ar, code];
    yield [SECTIONS[code].ar.replace(/^ال/, ""), code];
    yield [SECTIONS[code].en, code];
  }
  yield* entriesOf(phrasesIn("sections"), (code) =>
    code in SECTIONS ? (code as Section) : undefined,
  );
}

const PHRASES = new Phrases<Section>(sayings());

/** The words that headings are made of. */
export function sectionWords(): string[] {
  return [...PHRASES.words()];
}

/** The score of a menu heading for the words that say it: below that of a name with the same words. */
export const HEADING = { score: 0.95, name: "" };

/** The heading of a menu that folded words say, when they say nothing else. */
export function sectionOf(words: readonly string[]): Section | undefined {
  const found = PHRASES.at(
    words.map((text) => ({ text, from: 0, to: 0 })),
    0,
  );
  return found?.end === words.length ? found.value : undefined;
}
