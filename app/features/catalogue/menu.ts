import { dishKey, saidOnce, splitChoice } from "./choices";
import type { MenuDish, MenuPart, MenuSize } from "./schema";
import { SECTIONS, type Section } from "./section";
import { SIZES } from "./size";

/** A line of a menu before it is put in its place. */
export interface UnsortedLine extends Omit<MenuSize, "choice"> {
  section: Section;
  heading: MenuPart["heading"];
}

const SIZE_ORDER: readonly string[] = Object.keys(SIZES);

/** Small before large; a dish without a size comes first. */
export function bySize(a: { size: string | null }, b: { size: string | null }): number {
  return SIZE_ORDER.indexOf(a.size ?? "") - SIZE_ORDER.indexOf(b.size ?? "");
}

/**
 * Menu lines → headings in the order a menu has them, each dish once with its sizes and choices; within, the given order stays. What a menu
 * has under a heading of its own follows the section that those dishes count as, in the order they came.
 */
export function arrangeMenu(lines: readonly UnsortedLine[]): MenuPart[] {
  return (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const parts = new Map<string, UnsortedLine[]>();
    for (const line of lines.filter((one) => one.section === section)) {
      const part = parts.get(keyOf(line.heading)) ?? [];
      parts.set(keyOf(line.heading), part);
      part.push(line);
    }
    return [...parts.values()]
      .sort((a, b) => cameFirst(a) - cameFirst(b))
      .map((part) => ({ section, heading: part[0]?.heading ?? null, dishes: dishesOf(part) }));
  });
}

const keyOf = (heading: MenuPart["heading"]) =>
  heading === null ? "" : `${heading.ar ?? ""}\n${heading.en ?? ""}`;

/** Our own heading first, then the menu's by their oldest dish. */
const cameFirst = (part: readonly UnsortedLine[]) =>
  part[0]?.heading === null ? 0 : Math.min(...part.map(({ id }) => id));

function dishesOf(lines: readonly UnsortedLine[]): MenuDish[] {
  const dishes = new Map<string, UnsortedLine[]>();
  for (const line of lines) {
    const key = dishKey(splitChoice(line.names).dish);
    dishes.set(key, [...(dishes.get(key) ?? []), line]);
  }
  return [...dishes.values()].map(dishOf);
}

/** One dish of its lines. Brackets that nothing else on the menu differs by stay in its name. */
function dishOf(lines: readonly UnsortedLine[]): MenuDish {
  const [first] = lines as [UnsortedLine];
  const sizes = arrangeChoices(lines.map(({ section: _, heading: __, ...size }) => size));
  const isChosen = sizes.some(({ choice }) => choice !== null);
  return { names: isChosen ? splitChoice(first.names).dish : first.names, sizes };
}

/** What is chosen of a dish on each of its lines, where they differ in that: in the order given, small sizes first. */
export function arrangeChoices<Line extends Pick<MenuSize, "names" | "size">>(
  lines: readonly Line[],
): (Line & Pick<MenuSize, "choice">)[] {
  const whole = [...new Set(lines.map(({ names }) => dishKey(names)))];
  const place = ({ names }: Line) => whole.indexOf(dishKey(names));
  return [...lines]
    .sort((a, b) => place(a) - place(b) || bySize(a, b))
    .map((line) => {
      const { choice } = splitChoice(line.names);
      return { ...line, choice: whole.length > 1 && choice ? saidOnce(choice) : null };
    });
}

/** The sizes and choices of one dish. */
export type DishChoices = Pick<MenuSize, "id" | "names" | "size" | "choice">[];
