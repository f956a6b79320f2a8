import type { MenuDish, MenuPart, MenuSize } from "./schema";
import { SECTIONS, type Section } from "./section";
import { SIZES } from "./size";

/** A line of a menu before it is put in its place. */
export interface UnsortedLine extends MenuSize {
  dishName: number;
  section: Section;
  names: MenuDish["names"];
}

const SIZE_ORDER: readonly string[] = Object.keys(SIZES);

/** Small before large; a dish without a size comes first. */
export function bySize(a: { size: string | null }, b: { size: string | null }): number {
  return SIZE_ORDER.indexOf(a.size ?? "") - SIZE_ORDER.indexOf(b.size ?? "");
}

/** Menu lines → headings in the order a menu has them, each dish once with its sizes; within, the given order stays. */
export function arrangeMenu(lines: readonly UnsortedLine[]): MenuPart[] {
  return (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const dishes = new Map<number, MenuDish>();
    for (const { dishName, names, section: own, ...size } of lines) {
      if (own !== section) continue;
      const dish = dishes.get(dishName) ?? { names, sizes: [] };
      dish.sizes.push(size);
      dishes.set(dishName, dish);
    }
    for (const dish of dishes.values()) dish.sizes.sort(bySize);
    return dishes.size > 0 ? [{ section, dishes: [...dishes.values()] }] : [];
  });
}
