import { withoutArticle } from "../article";
import { tokenize } from "../fold";
import { STOP_WORDS } from "../stop-words";
import { abbreviations } from "./abbreviations";
import { business } from "./business";
import { city } from "./city";
import { cooking } from "./cooking";
import { cuisines } from "./cuisines";
import { dishes } from "./dishes";
import { drinks } from "./drinks";
import { institutions } from "./institutions";
import { meats } from "./meats";
import { moreQualities } from "./more-qualities";
import { people } from "./people";
import { places } from "./places";
import { produce } from "./produce";
import { qualities } from "./qualities";
import { services } from "./services";
import { sweets } from "./sweets";
import { things } from "./things";
import { trades } from "./trades";
import { transliterated } from "./transliterated";
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
  moreQualities,
  institutions,
  trades,
  city,
  abbreviations,
];

/** A meaning a word has, and how surely: 1 for a word of the meaning itself, less for a near one or a guess by sound. */
export interface Meaning {
  id: number;
  confidence: number;
}

/** What a word after "~" shares with the meaning. */
const NEAR = 0.8;

/** Themes whose words say what is cooked, how, or as where. */
const FOOD: ReadonlySet<string> = new Set([
  ...[cuisines, meats, produce, drinks, sweets, dishes, worldDishes, cooking],
]);

const weights: number[] = [];
const ofFood = new Set<number>();
const byWord = new Map<string, readonly Meaning[]>();
const byPhrase = new Map<string, readonly Meaning[]>();
const firstWords = new Set<string>();
let longest = 1;

/** Words without their articles, little words left out: the key of a phrase, however it is written. */
function phraseKey(words: readonly string[]): string {
  return words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => withoutArticle(word) ?? word)
    .join(" ");
}

/** @param meant a meaning as a list, which all words that have no other one share. */
function put(map: Map<string, readonly Meaning[]>, key: string, meant: readonly Meaning[]): void {
  const known = map.get(key);
  if (!known) map.set(key, meant);
  else map.set(key, known.concat(meant.filter(({ id }) => known.every((one) => one.id !== id))));
}

function add(entry: string, meant: readonly Meaning[]): void {
  const words = tokenize(entry);
  if (words.length === 0) return;
  put(byWord, words.join(""), meant);
  if (words.length === 1) return;
  longest = Math.max(longest, words.length);
  const key = phraseKey(words);
  put(byPhrase, key, meant);
  firstWords.add(key.split(" ", 1)[0] as string);
}

function addLine(line: string): void {
  const [, weight, words, near] = /^([\d.]+ )?([^~]+)(?:~(.+))?$/.exec(line) ?? [];
  if (!words) return;
  const id = weights.length;
  weights.push(weight ? Number(weight) : 1);
  const [sure, nearly] = [[{ id, confidence: 1 }], [{ id, confidence: NEAR }]];
  for (const entry of words.split(/[=,]/)) add(entry, sure);
  for (const entry of near?.split(",") ?? []) add(entry, nearly);
}

/** An English word in Arabic letters means whatever the English word does. */
function addSpelling(line: string): void {
  const [spellings, english] = line.split("=").map((side) => side.split(","));
  const found = english?.flatMap((entry) => byWord.get(tokenize(entry).join("")) ?? []) ?? [];
  if (english && found.length === 0) addLine(line);
  const meanings = found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
  if (meanings.length > 0) for (const spelling of spellings ?? []) add(spelling, meanings);
}

for (const theme of THEMES) {
  const first = weights.length;
  for (const line of theme.split("\n")) addLine(line);
  if (FOOD.has(theme)) for (let id = first; id < weights.length; id++) ofFood.add(id);
}
for (const line of transliterated.split("\n")) addSpelling(line);

/** The most words any entry of the lexicon has. */
export const LONGEST_PHRASE = longest;

/** The meanings of a folded word, exactly as listed; phrases are listed as one word too ("icecream"). */
export function meaningsOf(word: string): readonly Meaning[] | undefined {
  return byWord.get(word);
}

/** The meanings of several folded words together, without their articles and with a space between. */
export function phraseMeanings(words: string): readonly Meaning[] | undefined {
  return byPhrase.get(words);
}

/** Does any phrase begin with this word, folded and without its article? */
export function beginsPhrase(word: string): boolean {
  return firstWords.has(word);
}

/** How much a word of this meaning weighs in a name: 1 for most, little for what every business says of itself. */
export function weightOfMeaning(id: number): number {
  return weights[id] ?? 1;
}

/** Whether a meaning is something to eat or drink, how it is made, or the cooking of a country. */
export const isFoodMeaning = (id: number): boolean => ofFood.has(id);

/** Every word listed, folded, and every phrase as one word. */
export function listedWords(): Iterable<string> {
  return byWord.keys();
}
