import type { Kysely } from "kysely";
import { type CatalogueIndex, freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import type { Database } from "~db/schema";
import { sectionsOfNames } from "./queries.server";
import { kindOf, likeness, type Representation, represent } from "./represent";

/** A dish name that is like what was asked for. */
export interface Alike {
  dishName: number;
  /** 0 to 1 */
  similarity: number;
  /** What kind of dish it is, so that a list doesn't hold one kind alone. */
  kind: string;
}

/** The dish names of a catalogue as they stood at one revision. */
interface Represented {
  revision: number;
  dishes: { id: number; kind: string; traits: Representation }[];
}

const kept = new WeakMap<CatalogueIndex, Promise<Represented>>();

/** Below this two dishes have next to nothing in common. */
const LEAST = 0.25;

/** The dish names most like what some words ask for, by the built-in representation; none when they say nothing of food. */
export async function alikeByTraits(
  db: Kysely<Database>,
  words: string,
  limit: number,
): Promise<Alike[]> {
  const asked = represent([words]);
  if (asked.size === 0) return [];
  const { dishes } = await represented(db);
  return dishes
    .map(({ id, kind, traits }) => ({ dishName: id, kind, similarity: likeness(asked, traits) }))
    .filter(({ similarity }) => similarity >= LEAST)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit);
}

async function represented(db: Kysely<Database>): Promise<Represented> {
  const index = await freshCatalogue(db);
  const known = await kept.get(index);
  if (known?.revision === index.revision) return known;
  const fresh = representAll(db, index);
  kept.set(index, fresh);
  return fresh;
}

async function representAll(db: Kysely<Database>, index: CatalogueIndex): Promise<Represented> {
  const sections = await sectionsOfNames(db);
  const dishes = [...index.dishNames.values()].map(({ id, name_ar, name_en }) => ({
    id,
    kind: kindOf([name_ar, name_en]),
    traits: represent([name_ar, name_en], sections.get(id) ?? null),
  }));
  return { revision: index.revision, dishes };
}
