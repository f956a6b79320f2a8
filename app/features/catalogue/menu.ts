import type { MenuDish, MenuPart, MenuSize } from "./schema";
import { SECTIONS, type Section } from "./section";
import { SIZES } from "./size";

/** A line of a menu before it is put in its place. */
export interface UnsortedLine extends MenuSize {
  dishName: number;
  section: Section;
  heading: MenuPart["heading"];
  names: MenuDish["names"];
}

const SIZE_ORDER: readonly string[] = Object.keys(SIZES);

/** Small before large; a dish without a size comes first. */
export function bySize(a: { size: string | null }, b: { size: string | null }): number {
  return SIZE_ORDER.indexOf(a.size ?? "") - SIZE_ORDER.indexOf(b.size ?? "");
}

/**
 * Menu lines → headings in the order a menu has them, each dish once with its sizes; within, the given order stays. What a menu
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
  const dishes = new Map<number, MenuDish>();
  for (const { dishName, names, section: _, heading: __, ...size } of lines) {
    const dish = dishes.get(dishName) ?? { names, sizes: [] };
    dish.sizes.push(size);
    dishes.set(dishName, dish);
  }
  for (const dish of dishes.values()) dish.sizes.sort(bySize);
  return [...dishes.values()];
}
