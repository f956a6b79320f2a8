import { tokenize } from "~/features/names";
import { spaced } from "../foods/words";
import { QUALITIES, RELATED, SECTION_TRAITS, TRAITS } from "./traits";

/** What a dish is: traits with their weights, its length 1 unless it is empty. */
export type Representation = ReadonlyMap<string, number>;

/** No phrase of the table has more words. */
const LONGEST = 3;

function weights(text: string): [string, number][] {
  return text
    .trim()
    .split(" ")
    .map((part) => {
      const [name = "", weight = "1"] = part.split(":");
      return [name, Number(weight)];
    });
}

interface TraitLine {
  /** The first word: what kind of dish this is. */
  kind: string;
  traits: [string, number][];
  /** It says what a dish is to be like, and names none. */
  isQuality: boolean;
}

const lines = new Map<string, TraitLine>();
for (const table of [TRAITS, QUALITIES])
  for (const line of table.trim().split("\n")) {
    const [words = "", traits = ""] = line.split("=");
    const phrases = words.split(",").map((word) => tokenize(word).join(" "));
    const isQuality = table === QUALITIES;
    const told: TraitLine = { kind: phrases[0] ?? "", traits: weights(traits), isQuality };
    for (const phrase of phrases) lines.set(phrase, told);
  }

/** The lines of the table that some words say; a word inside a phrase that was found says nothing more. */
function linesIn(text: string): TraitLine[] {
  const found: TraitLine[] = [];
  const [written = [], bare = []] = spaced(text)
    .split("|")
    .map((side) => side.trim().split(" "));
  // «برجر الحارة» is of that quarter, and not hot.
  for (const side of [
    written,
    bare.map((word, at) => (lines.has(written[at] ?? "") ? written[at] : word)),
  ]) {
    const words = side.map((word = "") => singular(word));
    for (let at = 0; at < words.length; ) {
      const length = [3, 2, 1].find(
        (n) => n <= LONGEST && lines.has(words.slice(at, at + n).join(" ")),
      );
      const line = length && lines.get(words.slice(at, at + length).join(" "));
      if (line && !found.includes(line)) found.push(line);
      at += length ?? 1;
    }
  }
  return found;
}

/** "naans" are more than one naan. */
function singular(word: string): string {
  if (lines.has(word) || !/^[a-z]{3,}[^s]s$/.test(word)) return word;
  const one = word.slice(0, -1);
  return lines.has(one) ? one : word;
}

/** What kind of dish some names say it is, such as «كبسه»; empty when they tell none. */
export function kindOf(names: readonly (string | null)[]): string {
  const all = names.flatMap((name) => linesIn(name ?? ""));
  const most = (line: TraitLine) => Math.max(...line.traits.map(([, weight]) => weight));
  return [...all].sort((a, b) => most(b) - most(a))[0]?.kind ?? "";
}

/** A trait that weighs this makes a dish what it is. */
const MAKES = 2;
const makes = ({ traits, isQuality }: TraitLine) =>
  !isQuality && traits.some(([, weight]) => weight >= MAKES);

/** Does a text say what a dish is to be like, and name none: «حار», "healthy"? */
export function isQuality(text: string): boolean {
  const found = linesIn(text);
  return found.length > 0 && found.every((line) => line.isQuality);
}

/** A trait that weighs so much of the most is what words mean. */
const MEANT = 0.6;

/** The traits that each of some words means: one of each a dish has to have, to be what they say. */
export function traitsMeant(words: string): Set<string>[] {
  return linesIn(words).map((line) => new Set(meantBy(line)));
}

function meantBy({ traits }: TraitLine): string[] {
  const most = Math.max(...traits.map(([, weight]) => weight));
  return traits.flatMap(([name, weight]) => (weight >= most * MEANT ? name : []));
}

/** The same of several words, where one says what a dish is to be like: "cold and sweet" has both. Empty otherwise. */
export function traitsAsked(words: string): Set<string>[] {
  const asked = linesIn(words);
  return asked.length > 1 && asked.some(({ isQuality }) => isQuality) ? traitsMeant(words) : [];
}

/** What makes a dish of such a name the dish it is: the traits that weigh most of each kind it says; none where it tells no dish. */
export function traitsMade(name: string): Set<string> {
  return new Set(linesIn(name).filter(makes).flatMap(meantBy));
}

/** What kinds of dish a text says it is, such as «بروست» of "fried chicken"; none where it tells no dish. */
export function kindsIn(text: string): string[] {
  return linesIn(text)
    .filter(makes)
    .map(({ kind }) => kind);
}

/** The first word of a text that says what dish it is, as written: «كنافة» of «كنافة بالقشطة»; empty where none does. */
export function headOf(text: string): string {
  const head = text.split(/\s+/).find((word) => linesIn(word).some(makes));
  // Of "butter chicken" no word says it alone.
  return head ?? (linesIn(text).some(makes) ? text : "");
}

/** What a dish of these names is; `section` is the heading it stands under, where that is known. */
export function represent(
  names: readonly (string | null)[],
  section: string | null = null,
): Representation {
  const traits = new Map<string, number>();
  const add = ([name, weight]: [string, number]) =>
    traits.set(name, Math.max(weight, traits.get(name) ?? 0));
  for (const name of names) for (const line of linesIn(name ?? "")) line.traits.forEach(add);
  const known = [...traits.values()].some((weight) => weight >= 2);
  if (section && !known) weights(SECTION_TRAITS[section] ?? "main").forEach(add);
  // A sauce, a bowl of plain rice or a drink with coffee in its name is not the dish it goes with.
  const side = traits.get("side") ?? 0;
  if (side >= 2.5) traits.delete("gulf");
  return related(traits);
}

function related(traits: ReadonlyMap<string, number>): Representation {
  const all = new Map(traits);
  for (const [one, other, share] of RELATED) {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const weight = (traits.get(from) ?? 0) * share;
      if (weight > (all.get(to) ?? 0)) all.set(to, weight);
    }
  }
  const length = Math.hypot(...all.values());
  return length === 0 ? all : new Map([...all].map(([name, weight]) => [name, weight / length]));
}

/** How alike two dishes are, 0 to 1: the cosine of their traits. */
export function likeness(a: Representation, b: Representation): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [name, weight] of small) sum += weight * (large.get(name) ?? 0);
  return Math.min(1, sum);
}
