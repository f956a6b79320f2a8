import type { Annotation } from "./annotation";
import type { NameLookup } from "./name-lookup";
import type { CatalogueVocabulary } from "./proposals";
import type { Token } from "./token";

/** The names of restaurants and dishes, as far as numbers in them are asked for. */
interface NamesOfBoth extends CatalogueVocabulary {
  restaurants: NameLookup;
  dishes: NameLookup;
}

/** From this number on, what is said beside a name that has it is hardly a count. */
const LARGE = 20;

/**
 * Whether a number belongs to a name: some restaurant has both it and the word before in its name, such as "Dukkan 9". A large
 * one does so beside any word of the name, and may be of a dish: "sushi 24", «شاورما كبير ٧٧».
 */
export function isOfName(
  { start, end }: Annotation,
  tokens: readonly Token[],
  { restaurants, dishes, inRestaurantName, inDishName }: NamesOfBoth,
): boolean {
  const number = tokens[start];
  if (!number || end > start + 1) return false;
  const isLarge = Number(number.text) >= LARGE;
  const before = tokens[start - 1];
  const beside = isLarge ? tokens : before ? [before] : [];
  const isBeside = (inName: (word: string) => boolean, { find }: NameLookup) =>
    inName(number.text) &&
    beside.some(
      (word) =>
        word !== number &&
        inName(word.text) &&
        find([word.text, number.text])[0]?.queryCoverage === 1,
    );
  return isBeside(inRestaurantName, restaurants) || (isLarge && isBeside(inDishName, dishes));
}
