import { fold, scriptOf } from "~/features/names";
import { SAME_PLACE_M } from "~/features/places";
import { distanceM } from "~/server/geo";
import { Chains, isSpellingOf, withoutBranch } from "./chains";
import { fingerprint, hasFingerprint, withFingerprint } from "./fingerprint";
import { type ModelBranch, type ModelRestaurant, namesOf } from "./model";
import type { PlaceRow } from "./place-row";
import { SourceIds } from "./source-ids";

/** A place has moved when its record has, by more than the slips of a drawing hand, metres. */
const MOVED_M = 10;

/** What a row did. */
export type RowOutcome = "added" | "joined" | "changed" | "unchanged";

/** The catalogue in memory, as an import changes it row by row. Writing it down is somebody else's. */
export class CatalogueModel {
  readonly restaurants: ModelRestaurant[] = [];
  readonly #chains = new Chains();
  readonly #sources = new SourceIds<{ restaurant: ModelRestaurant; branch: ModelBranch }>();

  /** Takes in a restaurant that is there already. */
  load(restaurant: Omit<ModelRestaurant, "key">): void {
    const entry = { ...restaurant, key: this.restaurants.length };
    this.restaurants.push(entry);
    this.#chains.set(entry.key, namesOf(entry));
    for (const branch of entry.branches)
      for (const id of branch.sources.keys()) this.#sources.set(id, { restaurant: entry, branch });
  }

  /** Lets a row add, change or join what is there. */
  apply(row: PlaceRow): RowOutcome {
    const known = this.#sources.find(row.sourceId);
    return known ? this.#update(known.id, known.value, row) : this.#add(row);
  }

  #add(row: PlaceRow): RowOutcome {
    const restaurant = this.#restaurantFor(row);
    const beside = restaurant.branches.find((branch) => distanceM(branch, row) <= SAME_PLACE_M);
    const branch = beside ?? newBranch(row);
    if (!beside) restaurant.branches.push(branch);
    this.#link(restaurant, branch, row);
    this.#absorb(restaurant, row);
    return beside ? "joined" : "added";
  }

  #update(
    sourceId: string,
    { restaurant, branch }: { restaurant: ModelRestaurant; branch: ModelBranch },
    row: PlaceRow,
  ): RowOutcome {
    const print = fingerprint(row);
    const prints = branch.sources.get(sourceId) ?? "";
    if (hasFingerprint(prints, print)) return "unchanged";
    branch.sources.set(sourceId, withFingerprint(prints, print));
    branch.newSources.add(sourceId);
    let changed = false;
    if (distanceM(branch, row) > MOVED_M) {
      Object.assign(branch, { lat: row.lat, lng: row.lng, dirty: true });
      changed = true;
    }
    if (this.#goesBy(restaurant, row)) changed = this.#absorb(restaurant, row) || changed;
    else {
      this.#rename(restaurant, branch, row);
      changed = true;
    }
    return changed ? "changed" : "unchanged";
  }

  #goesBy(restaurant: ModelRestaurant, row: PlaceRow): boolean {
    const folded = new Set(namesOf(restaurant).map(fold));
    const names = signs(row);
    return (
      names.some((name) => folded.has(fold(name))) || this.#chains.isOne(names, restaurant.key)
    );
  }

  /** Another name at the same place: the restaurant's own where it has no other branch, else another restaurant. */
  #rename(restaurant: ModelRestaurant, branch: ModelBranch, row: PlaceRow): void {
    if (restaurant.branches.length === 1 && this.#chains.find(signs(row)) === undefined) {
      restaurant.name_ar = named(row, "ar");
      restaurant.name_en = named(row, "en");
      restaurant.dirty = true;
      this.#chains.set(restaurant.key, namesOf(restaurant));
      return;
    }
    restaurant.branches = restaurant.branches.filter((other) => other !== branch);
    const other = this.#restaurantFor(row);
    other.branches.push(branch);
    branch.dirty = true;
    for (const id of branch.sources.keys()) this.#sources.set(id, { restaurant: other, branch });
    this.#absorb(other, row);
  }

  #restaurantFor(row: PlaceRow): ModelRestaurant {
    const found = this.#chains.find(signs(row));
    const known = found === undefined ? undefined : this.restaurants[found];
    if (known) return known;
    const restaurant: ModelRestaurant = {
      key: this.restaurants.length,
      id: null,
      name_ar: named(row, "ar"),
      name_en: named(row, "en"),
      cuisine: null,
      rating: null,
      is_brand: false,
      aliases: new Set(),
      newAliases: new Set(),
      branches: [],
      dirty: true,
    };
    this.restaurants.push(restaurant);
    this.#chains.set(restaurant.key, namesOf(restaurant));
    return restaurant;
  }

  #link(restaurant: ModelRestaurant, branch: ModelBranch, row: PlaceRow): void {
    branch.sources.set(row.sourceId, fingerprint(row));
    branch.newSources.add(row.sourceId);
    this.#sources.set(row.sourceId, { restaurant, branch });
  }

  /** Learns from a row what the restaurant does not know yet. @returns whether there was anything. */
  #absorb(restaurant: ModelRestaurant, row: PlaceRow): boolean {
    let learned = false;
    const folded = new Set(namesOf(restaurant).map(fold));
    for (const name of signs(row)) {
      const column = scriptOf(name) === "ar" ? "name_ar" : "name_en";
      if (restaurant[column] === null) {
        restaurant[column] = name;
        restaurant.dirty = true;
      } else if (folded.has(fold(name)) || !isSpellingOf(name, namesOf(restaurant))) continue;
      else {
        restaurant.aliases.add(name);
        restaurant.newAliases.add(name);
      }
      folded.add(fold(name));
      learned = true;
    }
    const facts = {
      cuisine: restaurant.cuisine ?? row.cuisine,
      rating: restaurant.rating ?? row.rating,
      is_brand:
        restaurant.is_brand ||
        restaurant.branches.length > 1 ||
        (row.brand.ar ?? row.brand.en) !== null,
    };
    if (
      facts.cuisine !== restaurant.cuisine ||
      facts.rating !== restaurant.rating ||
      facts.is_brand !== restaurant.is_brand
    ) {
      Object.assign(restaurant, facts, { dirty: true });
      learned = true;
    }
    if (learned) this.#chains.set(restaurant.key, namesOf(restaurant));
    return learned;
  }
}

/** Every name on the sign, without what tells the branch. */
function signs(row: PlaceRow): string[] {
  const { names, brand } = row;
  return [
    ...new Set(
      [names.ar, names.en, brand.ar, brand.en].filter((name) => name !== null).map(withoutBranch),
    ),
  ];
}

function named(row: PlaceRow, script: "ar" | "en"): string | null {
  const name = row.names[script] ?? row.brand[script];
  return name === null ? null : withoutBranch(name);
}

function newBranch({ lat, lng }: PlaceRow): ModelBranch {
  return { id: null, lat, lng, sources: new Map(), newSources: new Set(), dirty: true };
}
