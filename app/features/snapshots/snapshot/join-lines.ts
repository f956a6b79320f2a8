import { isSameName } from "~/features/catalogue";
import type { ReadLine } from "~/features/checkout";

/** Whether two pictures show the same line: as many for as much, by the same name as far as it was read on both. */
function isSame(one: ReadLine, other: ReadLine): boolean {
  if (one.quantity !== other.quantity) return false;
  if (one.price !== null && other.price !== null && one.price !== other.price) return false;
  if (one.name === "" || other.name === "") return one.price !== null && one.price === other.price;
  return isSameName([one.name], [other.name]) || alike(one.name, other.name);
}

/** Whether names differ in few letters: one picture may be read a little worse than the other. */
function alike(one: string, other: string): boolean {
  const pairs = (text: string) =>
    new Set(
      Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
    );
  const [a, b] = [pairs(one), pairs(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  // Dice's coefficient.
  return (2 * shared) / Math.max(1, a.size + b.size) > ALIKE;
}

/** Of two readings of one name six of ten pairs of letters are the same, of two dishes hardly ever. */
const ALIKE = 0.6;

/** How many lines at the end of one list are those at the start of the other: what two pictures both show. */
function overlap(before: readonly ReadLine[], after: readonly ReadLine[]): number {
  for (let many = Math.min(before.length, after.length); many > 0; many--) {
    const end = before.slice(-many);
    if (end.every((line, at) => isSame(line, after[at] as ReadLine))) return many;
  }
  return 0;
}

/** A line that two pictures show, as far as either was read. */
const filled = (one: ReadLine, other: ReadLine): ReadLine => ({
  ...one,
  name: one.name || other.name,
  price: one.price ?? other.price,
});

/**
 * The lines of a long order from several pictures of it, in the order in which they were taken. Pictures overlap where somebody
 * scrolled: lines at the end of one and the start of the next are the same, and so is a picture within another.
 */
export function joinLines(pictures: readonly (readonly ReadLine[])[]): ReadLine[] {
  return pictures.reduce<ReadLine[]>((all, lines) => {
    const within = at(all, lines);
    if (within >= 0) return all;
    const [down, up] = [overlap(all, lines), overlap(lines, all)];
    // Whoever scrolls up takes the end first.
    if (up > down) return join([...lines], all, up);
    return join(all, lines, down);
  }, []);
}

/** Where all of some lines stand in others; -1 where they don't. */
function at(all: readonly ReadLine[], lines: readonly ReadLine[]): number {
  for (let from = 0; from + lines.length <= all.length; from++)
    if (lines.every((line, place) => isSame(all[from + place] as ReadLine, line))) return from;
  return -1;
}

function join(before: ReadLine[], after: readonly ReadLine[], shared: number): ReadLine[] {
  const start = before.length - shared;
  const both = before.slice(start).map((line, place) => filled(line, after[place] as ReadLine));
  return [...before.slice(0, start), ...both, ...after.slice(shared)];
}
