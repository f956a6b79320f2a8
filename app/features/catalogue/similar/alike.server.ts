import type { Kysely } from "kysely";
import { type CatalogueIndex, freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import { perRevision } from "~/server/memoised";
import type { Database } from "~db/schema";
import { sectionsOfNames } from "./queries.server";
import { kindOf, likeness, type Representation, represent, traitsAsked } from "./represent";

/** A dish name that is like what was asked for. */
export interface SimilarDish {
  dishName: number;
  /** 0 to 1 */
  similarity: number;
  /** What kind of dish it is, so that a list doesn't hold one kind alone. */
  kind: string;
}

/** A dish name and what it is like. */
interface Represented {
  id: number;
  kind: string;
  traits: Representation;
}

/** Below this two dishes have next to nothing in common. */
const LEAST = 0.25;

/** A trait of less weight says nothing of a dish. */
const HAS = 0.1;

/** The dish names most like what some words ask for, by the built-in representation; none when they say nothing of food. Of several things that are asked for, those that have the most of them: "cold and sweet" is no cold coffee. */
export async function alikeByTraits(
  db: Kysely<Database>,
  words: string,
  limit: number,
): Promise<SimilarDish[]> {
  const asked = represent([words]);
  if (asked.size === 0) return [];
  const each = traitsAsked(words);
  const met = (traits: Representation) =>
    each.filter((some) => [...some].some((name) => (traits.get(name) ?? 0) >= HAS)).length;
  // A cold brew is coffee, and warm to nobody.
  const isOther = ({ traits }: Represented) =>
    asked.has("warm") && (traits.get("cold") ?? 0) >= HAS;
  const alike = (await representedIn(await freshCatalogue(db)))
    .filter((one) => !isOther(one))
    .map((one) => ({ ...one, similarity: likeness(asked, one.traits), met: met(one.traits) }))
    .filter(
      ({ similarity, met }) => similarity >= (each.length > 0 && met === each.length ? HAS : LEAST),
    );
  const most = Math.max(...alike.map(({ met }) => met));
  return alike
    .filter(({ met }) => met === most)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ id, kind, similarity }) => ({ dishName: id, kind, similarity }));
}

/** The dish names of a catalogue as they stand at its revision. */
const representedIn = perRevision(async (index: CatalogueIndex): Promise<Represented[]> => {
  const sections = await sectionsOfNames(index.db);
  return [...index.dishNames.values()].map(({ id, name_ar, name_en }) => ({
    id,
    kind: kindOf([name_ar, name_en]),
    traits: represent([name_ar, name_en], sections.get(id) ?? null),
  }));
});
