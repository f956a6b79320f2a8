import { fold, NameIndex } from "~/features/names";
import type { TwoNames } from "~/i18n/name";
import { acrossScripts, Chains, essence, isTelling, SOUNDS_ALIKE } from "./chains";
import type { ImportedDish } from "./menu-row";

/** A dish of a restaurant in the model: its line, and which of its sizes are there. */
export interface KnownDish extends TwoNames {
  nameId: number;
  /** Size code or '' → id of the dish. */
  sizes: Map<string, number>;
}

/** Menus in memory, to find what a row of a file means. */
export class MenuModel {
  readonly #chains = new Chains();
  readonly #sounds = new NameIndex<number>();
  readonly #restaurants = new Map<string, number>();
  readonly #dishes = new Map<number, KnownDish[]>();
  readonly #dishNames = new Map<string, number>();

  addRestaurant(id: number, names: readonly string[]): void {
    this.#chains.add(id, names);
    this.#sounds.set(id, names.map(essence).filter(isTelling));
    for (const name of names)
      if (!this.#restaurants.has(fold(name))) this.#restaurants.set(fold(name), id);
  }

  /** A name that a restaurant has no more, once all have been added with those that they go by. */
  addFormerName(id: number, name: string): void {
    if (!this.#restaurants.has(fold(name))) this.#restaurants.set(fold(name), id);
  }

  /**
   * The restaurant that goes by these names: letter for letter, or as a chain is recognised, or else the one whose name in
   * the other script sounds or means the same; `as` is then that name.
   */
  restaurant({ ar, en }: TwoNames): { id: number; as?: string } | undefined {
    const names = [ar, en].filter((name) => name !== null);
    for (const name of names) {
      const id = this.#restaurants.get(fold(name));
      if (id !== undefined) return { id };
    }
    const chain = this.#chains.find(names);
    return chain === undefined ? this.#acrossScripts(names) : { id: chain };
  }

  #acrossScripts(names: readonly string[]): { id: number; as: string } | undefined {
    for (const name of names.map(essence).filter(isTelling)) {
      const alike = this.#sounds
        .search(name, { minScore: SOUNDS_ALIKE })
        .filter(
          ({ queryCoverage, nameCoverage }) =>
            Math.min(queryCoverage, nameCoverage) >= SOUNDS_ALIKE,
        );
      const [only, second] = alike;
      if (only && !second && acrossScripts(name, only.name)) return { id: only.id, as: only.name };
    }
    return undefined;
  }

  addDishName(id: number, names: TwoNames): void {
    this.#dishNames.set(key(names), id);
  }

  dishName(names: TwoNames): number | undefined {
    return this.#dishNames.get(key(names));
  }

  addDish(
    restaurant: number,
    nameId: number,
    names: TwoNames,
    size: string | null,
    id: number,
  ): void {
    const menu = this.#dishes.get(restaurant) ?? [];
    this.#dishes.set(restaurant, menu);
    let dish = menu.find((known) => known.nameId === nameId);
    if (!dish) {
      dish = { ...names, nameId, sizes: new Map() };
      menu.push(dish);
    }
    dish.sizes.set(size ?? "", id);
  }

  /** A dish of the restaurant that is written the same in one script, and not otherwise in the other. */
  dish(restaurant: number, { dish }: ImportedDish): KnownDish | undefined {
    const isBoth = (one: string | null, other: string | null) => one !== null && other !== null;
    const scripts = ["ar", "en"] as const;
    return this.#dishes.get(restaurant)?.find((known) => {
      const both = scripts.filter((script) => isBoth(known[script], dish[script]));
      return (
        both.length > 0 &&
        both.every((script) => fold(known[script] ?? "") === fold(dish[script] ?? ""))
      );
    });
  }
}

const key = ({ ar, en }: TwoNames) => `${ar ?? ""}\n${en ?? ""}`;
