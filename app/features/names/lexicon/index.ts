import { fold } from "../fold";
import { business } from "./business";
import { cooking } from "./cooking";
import { cuisines } from "./cuisines";
import { dishes } from "./dishes";
import { drinks } from "./drinks";
import { meats } from "./meats";
import { people } from "./people";
import { places } from "./places";
import { produce } from "./produce";
import { qualities } from "./qualities";
import { services } from "./services";
import { sweets } from "./sweets";
import { things } from "./things";
import { worldDishes } from "./world-dishes";

/**
 * The bilingual lexicon: what restaurants, dishes and places of Riyadh call themselves. Each line of a theme is one meaning:
 * words and phrases in any script, separated by commas or "="; after "~" words that come near it. A figure at the start of
 * a line is the weight of a generic word.
 */
const THEMES = [
  business,
  places,
  qualities,
  people,
  cuisines,
  meats,
  produce,
  drinks,
  sweets,
  dishes,
  worldDishes,
  cooking,
  things,
  services,
];

/** A meaning a word has, and how surely: 1 for a word of the meaning itself, less for a near one or a guess by sound. */
export interface Meaning {
  id: number;
  sure: number;
}

/** What a word after "~" shares with the meaning. */
const NEAR = 0.8;

const weights: number[] = [];
const byPhrase = new Map<string, Meaning[]>();
let longest = 1;

function add(phrase: string, meaning: Meaning): void {
  if (phrase === "") return;
  longest = Math.max(longest, phrase.split(" ").length);
  const known = byPhrase.get(phrase);
  if (!known) byPhrase.set(phrase, [meaning]);
  else if (!known.some(({ id }) => id === meaning.id)) known.push(meaning);
}

function addLine(line: string): void {
  const [, weight, words, near] = /^([\d.]+ )?([^~]+)(?:~(.+))?$/.exec(line) ?? [];
  if (!words) return;
  const id = weights.length;
  weights.push(weight ? Number(weight) : 1);
  for (const word of words.split(/[=,]/)) {
    const phrase = fold(word);
    add(phrase, { id, sure: 1 });
    add(phrase.replaceAll(" ", ""), { id, sure: 1 });
  }
  for (const word of near?.split(",") ?? []) add(fold(word), { id, sure: NEAR });
}

for (const theme of THEMES) for (const line of theme.split("\n")) addLine(line);

/** The most words any entry of the lexicon has. */
export const LONGEST_PHRASE = longest;

/** The meanings of a folded word or phrase, exactly as listed. */
export function meaningsOf(phrase: string): readonly Meaning[] | undefined {
  return byPhrase.get(phrase);
}

/** How much a word of this meaning weighs in a name: 1 for most, little for what every business says of itself. */
export function weightOfMeaning(id: number): number {
  return weights[id] ?? 1;
}

/** Every word and phrase listed, folded. */
export function phrases(): Iterable<string> {
  return byPhrase.keys();
}
