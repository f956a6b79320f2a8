import type { Point } from "~/server/geo";

/** A branch as an import sees it. `id` is null until it is written. */
export interface ModelBranch extends Point {
  id: number | null;
  /** The source's ids for it → the fingerprints of what was read lately. */
  sources: Map<string, string>;
  /** Which of the sources are not written yet. */
  newSources: string[];
  dirty: boolean;
}

/** A restaurant as an import sees it, with its key among the others. */
export interface ModelRestaurant {
  key: number;
  id: number | null;
  name_ar: string | null;
  name_en: string | null;
  /** What its brand is called by those who number brands; null when nobody told. */
  brand_id: string | null;
  cuisine: string | null;
  rating: number | null;
  is_brand: boolean;
  aliases: string[];
  /** Which of the aliases are not written yet. */
  newAliases: string[];
  /** Names that moderators took from it. A file may still have those; they make no stranger one of its branches. */
  formerNames: readonly string[];
  branches: ModelBranch[];
  /** The opening hours that a record newly told of it; null where none did. */
  newHours: string | null;
  /** Its own columns changed. */
  dirty: boolean;
}

/** The names it goes by, its own first. */
export function namesOf(restaurant: ModelRestaurant): string[] {
  return [restaurant.name_ar, restaurant.name_en, ...restaurant.aliases].filter(
    (name) => name !== null,
  );
}

/** Whether anything of it waits to be written. */
export function isDirty({ dirty, newAliases, branches }: ModelRestaurant): boolean {
  return (
    dirty ||
    newAliases.length > 0 ||
    branches.some((branch) => branch.dirty || branch.newSources.length > 0)
  );
}
