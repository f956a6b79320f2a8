import {
  likeness,
  type Representation,
  represent,
  SECTIONS,
  type Section,
} from "~/features/catalogue";
import { fold } from "~/features/names";
import { type ImportedDish, OWN_HEADING } from "./menu-row";
import { countWord, type Report } from "./report";
import type { WordMap } from "./word-map";

const KINDS = (Object.keys(SECTIONS) as Section[]).map((section): [Section, Representation] => [
  section,
  represent([], section),
]);

/** Less alike than this, a dish is of no section that we could name. */
const ALIKE = 0.4;
/** What makes a section has to be this much of what makes the dish: a broast is like a burger, and is none. */
const OF_THE_DISH = 0.45;

/**
 * Finds what the dishes under a menu's own headings count as: what each part of the heading says («عصائر ومشروبات»), else what the
 * heading is called after ("Croissants"), else what most of its dishes are; main dishes where none tells. The heading keeps its words.
 */
export function placeOwnHeadings(
  dishes: readonly ImportedDish[],
  sections: WordMap<Section>,
  report: Report,
): ImportedDish[] {
  const under = new Map<string, ImportedDish[]>();
  for (const dish of dishes) {
    const key = keyOf(dish);
    if (key === null) continue;
    const those = under.get(key) ?? [];
    under.set(key, those);
    those.push(dish);
  }
  const placed = new Map(
    [...under].map(([key, those]) => {
      const heading = (those[0] && headingOf(those[0])) ?? "";
      const said = partsSay(heading, sections) ?? sectionSaid([heading]);
      return [key, said ?? mostOf(those) ?? OWN_HEADING];
    }),
  );
  return dishes.map((dish) => {
    const section = placed.get(keyOf(dish) ?? "");
    if (section === undefined || dish.under === null) return dish;
    countWord(report, KEPT, `${dish.under.heading?.ar ?? dish.under.heading?.en} (${section})`);
    return { ...dish, under: { ...dish.under, section } };
  });
}

const KEPT = "headings kept in their own words, and what their dishes count as";

const headingOf = ({ under }: ImportedDish): string | null =>
  under?.heading ? [under.heading.ar, under.heading.en].filter(Boolean).join(" / ") : null;

/** A heading on one menu: "House specials" of a café are none of a grill's. */
function keyOf(dish: ImportedDish): string | null {
  const heading = headingOf(dish);
  return (
    heading &&
    [dish.restaurant.ar, dish.restaurant.en, heading].map((name) => fold(name ?? "")).join("\n")
  );
}

/** The section of the first part, where all parts say one. */
function partsSay(heading: string, sections: WordMap<Section>): Section | undefined {
  const said = heading
    .split(/\s*[&+/,،]\s*|\s+and\s+|\s+و(?=\p{L}{2})/iu)
    .map((part) => sections.find(part));
  return said.every((section) => section !== undefined) ? said[0] : undefined;
}

/** The section that the names of a dish or of a heading are most like; undefined where they say none. */
export function sectionSaid(names: readonly (string | null)[]): Section | undefined {
  const dish = represent(names);
  const most = Math.max(...dish.values());
  const [best] = KINDS.filter(([, kind]) => (dish.get(strongest(kind)) ?? 0) >= OF_THE_DISH * most)
    .map(([section, kind]) => ({ section, like: likeness(dish, kind) }))
    .sort((a, b) => b.like - a.like);
  return best && best.like >= ALIKE ? best.section : undefined;
}

const strongest = (kind: Representation): string =>
  [...kind].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";

/** The section of more than half of those dishes that tell one, where at least half do. */
function mostOf(dishes: readonly ImportedDish[]): Section | undefined {
  const counts = new Map<Section, number>();
  let told = 0;
  for (const { dish } of dishes) {
    const section = sectionSaid([dish.ar, dish.en]);
    if (section === undefined) continue;
    counts.set(section, (counts.get(section) ?? 0) + 1);
    told += 1;
  }
  if (told * 2 < dishes.length) return undefined;
  return [...counts].find(([, count]) => count * 2 > told)?.[0];
}
