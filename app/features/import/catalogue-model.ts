import { fold, scriptOf } from "~/features/names";
import { Grid, SAME_PLACE_M } from "~/features/places";
import { distanceM } from "~/server/geo";
import { AreaNames } from "./area-names";
import { areOneChain, Chains, isSpellingOf, soundAlike, withoutBranch } from "./chains";
import { fingerprint, hasFingerprint, withFingerprint } from "./fingerprint";
import { addPair, type MaybeChain, maybeChains } from "./maybe-chains";
import { type ModelBranch, type ModelRestaurant, namesOf } from "./model";
import { isOrdinary } from "./ordinary-names";
import type { PlaceRow } from "./place-row";
import { SourceIds } from "./source-ids";

/** A place has moved when its record has, by more than the slips of a drawing hand, metres. */
const MOVED_M = 10;

/** What a pair counts of which one record has names of both: some records carry another place's name. */
const ONE_RECORD = 0.85;

/** What a row did. */
export type RowOutcome = "added" | "joined" | "changed" | "unchanged";

/** The catalogue in memory, as an import changes it row by row. Writing it down is somebody else's. */
export class CatalogueModel {
  readonly restaurants: ModelRestaurant[] = [];
  readonly #chains: Chains;
  readonly #brands = new Map<string, ModelRestaurant>();
  /** Where the branches stand, so that the one next door is found. */
  readonly #beside = new Grid<ModelBranch>();
  readonly #of = new Map<ModelBranch, { restaurant: ModelRestaurant; slot: number }>();
  /** Restaurants whose names are new. */
  readonly #renamed = new Set<number>();
  readonly #sources = new SourceIds<{ restaurant: ModelRestaurant; branch: ModelBranch }>();

  readonly #areas: AreaNames;
  /** Restaurants of which a record has names of both. */
  readonly #sharing: [one: number, other: number][] = [];

  /** @param areas names of neighbourhoods: two who are called so are no chain, as two whose names are ordinary words. */
  constructor(areas = new AreaNames()) {
    this.#areas = areas;
    this.#chains = new Chains(
      (name, isBrand) => areas.says(name) || (!isBrand && isOrdinary(name)),
    );
  }

  /** Takes in a restaurant that is there already. */
  load(restaurant: Omit<ModelRestaurant, "key">): void {
    const entry = { ...restaurant, key: this.restaurants.length };
    this.restaurants.push(entry);
    this.#knowNames(entry);
    for (const branch of entry.branches) this.#place(entry, branch);
    for (const branch of entry.branches)
      for (const id of branch.sources.keys()) this.#sources.set(id, { restaurant: entry, branch });
  }

  /** Who may be one chain with somebody whose names are new, for a person to decide. */
  maybeChains(): MaybeChain[] {
    const pairs = maybeChains(this.restaurants, this.#renamed, this.#areas);
    for (const [one, other] of this.#sharing) addPair(pairs, one, other, ONE_RECORD);
    return [...pairs.values()].sort((a, b) => b.score - a.score || a.one - b.one);
  }

  /** Lets a row add, change or join what is there. */
  apply(row: PlaceRow): RowOutcome {
    const known = this.#sources.find(row.sourceId);
    return known ? this.#update(known.id, known.value, row) : this.#add(row);
  }

  #add(row: PlaceRow): RowOutcome {
    const restaurant = this.#restaurantFor(row);
    for (const other of this.#chains.findAll(signs(row)))
      if (other !== restaurant.key) this.#sharing.push([restaurant.key, other]);
    const beside = restaurant.branches.find((branch) => distanceM(branch, row) <= SAME_PLACE_M);
    const branch = beside ?? newBranch(row);
    if (!beside) {
      restaurant.branches.push(branch);
      this.#place(restaurant, branch);
    }
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
    branch.newSources.push(sourceId);
    restaurant.newHours = row.hours ?? restaurant.newHours;
    let changed = false;
    if (distanceM(branch, row) > MOVED_M) {
      Object.assign(branch, { lat: row.lat, lng: row.lng, dirty: true });
      this.#place(restaurant, branch);
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
    const folded = new Set([...namesOf(restaurant), ...restaurant.formerNames].map(fold));
    const names = signs(row);
    return (
      names.some((name) => folded.has(fold(name))) ||
      areOneChain(names, namesOf(restaurant)) ||
      soundAlike(names, namesOf(restaurant))
    );
  }

  /** Another name at the same place: the restaurant's own where it has no other branch, else another restaurant. */
  #rename(restaurant: ModelRestaurant, branch: ModelBranch, row: PlaceRow): void {
    if (restaurant.branches.length === 1 && this.#chains.find(signs(row)) === undefined) {
      restaurant.name_ar = named(row, "ar");
      restaurant.name_en = named(row, "en");
      restaurant.dirty = true;
      this.#newNames(restaurant);
      return;
    }
    restaurant.branches = restaurant.branches.filter((other) => other !== branch);
    const other = this.#restaurantFor(row);
    other.branches.push(branch);
    this.#place(other, branch);
    branch.dirty = true;
    for (const id of branch.sources.keys()) this.#sources.set(id, { restaurant: other, branch });
    this.#absorb(other, row);
  }

  #restaurantFor(row: PlaceRow): ModelRestaurant {
    const known = this.#sameChain(row) ?? this.#samePlace(row);
    if (known) return known;
    const restaurant: ModelRestaurant = {
      key: this.restaurants.length,
      id: null,
      name_ar: named(row, "ar"),
      name_en: named(row, "en"),
      brand_id: row.brandId,
      cuisine: null,
      rating: null,
      is_brand: false,
      aliases: [],
      newAliases: [],
      formerNames: [],
      branches: [],
      newHours: null,
      dirty: true,
    };
    this.restaurants.push(restaurant);
    this.#newNames(restaurant);
    return restaurant;
  }

  /** The chain a row is of by what its brand is numbered, or by the same name in one script. */
  #sameChain(row: PlaceRow): ModelRestaurant | undefined {
    const branded = row.brandId === null ? undefined : this.#brands.get(row.brandId);
    const found = branded?.key ?? this.#chains.find(signs(row));
    return found === undefined ? undefined : this.restaurants[found];
  }

  /** Who stands at the very spot under a name that sounds the same: two records of one place. */
  #samePlace(row: PlaceRow): ModelRestaurant | undefined {
    const names = signs(row);
    const folded = new Set(names.map(fold));
    for (const { item } of this.#beside.within(row, SAME_PLACE_M)) {
      const restaurant = this.#of.get(item)?.restaurant;
      if (!restaurant) continue;
      const theirs = namesOf(restaurant);
      if (theirs.some((name) => folded.has(fold(name))) || soundAlike(names, theirs))
        return restaurant;
    }
    return undefined;
  }

  #place(restaurant: ModelRestaurant, branch: ModelBranch): void {
    const before = this.#of.get(branch);
    if (before) this.#beside.remove(before.slot);
    this.#of.set(branch, { restaurant, slot: this.#beside.add(branch, branch) });
  }

  #newNames(restaurant: ModelRestaurant): void {
    this.#renamed.add(restaurant.key);
    this.#knowNames(restaurant);
  }

  #knowNames(restaurant: ModelRestaurant): void {
    this.#chains.add(restaurant.key, namesOf(restaurant), restaurant.is_brand);
    if (restaurant.brand_id !== null && !this.#brands.has(restaurant.brand_id))
      this.#brands.set(restaurant.brand_id, restaurant);
  }

  #link(restaurant: ModelRestaurant, branch: ModelBranch, row: PlaceRow): void {
    branch.sources.set(row.sourceId, fingerprint(row));
    branch.newSources.push(row.sourceId);
    restaurant.newHours = row.hours ?? restaurant.newHours;
    this.#sources.set(row.sourceId, { restaurant, branch });
  }

  /** Learns from a row what the restaurant does not know yet. @returns whether there was anything. */
  #absorb(restaurant: ModelRestaurant, row: PlaceRow): boolean {
    let learned = false;
    const folded = new Set(namesOf(restaurant).map(fold));
    for (const name of signs(row)) {
      const column = scriptOf(name) === "ar" ? "name_ar" : "name_en";
      // A wrong name would bring strangers in.
      if (folded.has(fold(name)) || !isSpellingOf(name, namesOf(restaurant))) continue;
      if (restaurant[column] === null) {
        restaurant[column] = name;
        restaurant.dirty = true;
      } else {
        restaurant.aliases.push(name);
        restaurant.newAliases.push(name);
      }
      folded.add(fold(name));
      learned = true;
    }
    const facts = {
      brand_id: restaurant.brand_id ?? row.brandId,
      cuisine: restaurant.cuisine ?? row.cuisine,
      rating: restaurant.rating ?? row.rating,
      is_brand:
        restaurant.is_brand ||
        restaurant.branches.length > 1 ||
        (row.brand.ar ?? row.brand.en) !== null,
    };
    if (
      facts.brand_id !== restaurant.brand_id ||
      facts.cuisine !== restaurant.cuisine ||
      facts.rating !== restaurant.rating ||
      facts.is_brand !== restaurant.is_brand
    ) {
      Object.assign(restaurant, facts, { dirty: true });
      learned = true;
    }
    if (learned) this.#newNames(restaurant);
    return learned;
  }
}

/** Every name on the sign, without what tells the branch. */
function signs(row: PlaceRow): string[] {
  const { names, brand, otherNames } = row;
  const all = [brand.ar, brand.en, names.ar, names.en, ...otherNames];
  return [...new Set(all.filter((name) => name !== null).map(withoutBranch))];
}

function named(row: PlaceRow, script: "ar" | "en"): string | null {
  const name = row.names[script] ?? row.brand[script];
  return name === null ? null : withoutBranch(name);
}

function newBranch({ lat, lng }: PlaceRow): ModelBranch {
  return { id: null, lat, lng, sources: new Map(), newSources: [], dirty: true };
}
