import { SECTIONS, type Section } from "~/features/catalogue/section";
import { each, Phrases } from "./phrases";

/** How the headings of menus are said beside what they are called; one word may stand for a whole heading. */
const ALSO: [string, Section][] = [
  ...each(
    `حلى, الحلى, حلا, حلو, تحلية, حلويات, حلوى, شي حلو, شيء حلو, sweet, dessert, desserts, something sweet, sweet stuff, halawiyat,
     7ala, hala, 7lw`,
    "sweets",
  ),
  ...each("قهوة, قهوه, كوفي, كافيه, coffee, coffees, gahwa, ga7wa, qahwa, kahwa, 8ahwa", "coffee"),
  ...each(
    "مشروب, مشروبات, شراب, مشاريب, شي اشربه, drink, beverage, beverages, something to drink, mashroubat",
    "drinks",
  ),
  ...each(
    "فطور, افطار, فطار, ريوق, breakfast, breakfasts, for breakfast, ftoor, foter, fotoor, futoor",
    "breakfast",
  ),
  ...each("مقبلات, مقبلة, مازة, starter, appetizer, appetizers, mezze, mugabalat", "starters"),
  ...each("سلطات, salads", "salads"),
  ...each("شوربات, soups", "soups"),
  ...each("مشاوي, مشويات, grill, grills, mashawi", "grills"),
  ...each("معجنات, مخبوزات, pastries, baked goods", "bakery"),
  ...each("ساندويتشات, سندويشات, ساندوتشات, sandwiches", "sandwiches"),
  ...each("وجبات, meals, combo meals", "combos"),
];

function* sayings(): Generator<[string, Section]> {
  for (const code of Object.keys(SECTIONS) as Section[]) {
    yield [SECTIONS[code].ar, code];
    yield [SECTIONS[code].ar.replace(/^ال/, ""), code];
    yield [SECTIONS[code].en, code];
  }
  yield* ALSO;
}

const PHRASES = new Phrases<Section>(sayings());

/** The words that headings are made of. */
export function sectionWords(): string[] {
  return [...PHRASES.words()];
}

/** How well the heading of a menu explains the words that say it: a name that says them too explains them better. */
export const HEADING = { score: 0.95, name: "" };

/** The heading of a menu that folded words say, when they say nothing else. */
export function sectionOf(words: readonly string[]): Section | undefined {
  const found = PHRASES.at(
    words.map((text) => ({ text, from: 0, to: 0 })),
    0,
  );
  return found?.end === words.length ? found.value : undefined;
}
