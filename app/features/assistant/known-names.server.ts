import type { Kysely } from "kysely";
import {
  type CatalogueIndex,
  freshCatalogue,
  namesOf as namesIn,
} from "~/features/catalogue/index.server";
import { tokenize } from "~/features/names";
import { CachedNameLookups, FUNCTION_WORDS, numberWordsAt } from "~/features/search";
import { chainAt, isSurelyMeant } from "~/features/understanding";
import { perRevision } from "~/server/memoised";
import type { Database } from "~db/schema";
import { isRice } from "./model/slots/further-dishes";
import { isFoodWord } from "./model/vocabulary/food-words";
import type { KnownNames } from "./model/vocabulary/known-names";

/** No name has more words. */
const LONGEST = 6;
/** As in search: below this a name is another name. */
const SAME_NAME = 0.72;
/** What nothing announces must be surer. */
const SURE_NAME = 0.85;
/** A shorter word is of no name behind another, in letters. */
const LEAST_OF_NAME = 4;
/** No name that is only heard has more words. */
const HEARD = 4;
/** A word this like one of a name is that one with a slip. */
const LIKE_WORD = 0.83;

/** The names of the catalogue as they stand now. */
export async function knownNames(db: Kysely<Database>): Promise<KnownNames> {
  return namesAt(await freshCatalogue(db));
}

const namesAt = perRevision((index: CatalogueIndex) =>
  namesOf(index, new CachedNameLookups(index)),
);

function namesOf(
  index: CatalogueIndex,
  { restaurants, dishes, areas }: CachedNameLookups,
): KnownNames {
  const { words: vocabulary, neighbourhoodIndex } = index;
  const isDishWord = (word: string) =>
    vocabulary.dishes.has(word) ||
    vocabulary.dishes.has(withoutArticle(word)) ||
    // One of the "rings" of a menu.
    (ONE_OF.test(word) && vocabulary.dishes.has(`${word}s`));
  const isDish = (words: readonly string[]) =>
    dishes.isName(words) || dishes.isName(words.map(withoutArticle));
  const isOfDishes = (words: readonly string[]) => dishes.isName(words) || words.every(isFoodWord);
  const score = (words: readonly string[]) => restaurants.find(words)[0]?.score ?? 0;
  const areaAt = (words: readonly string[], at: number, exactly: boolean) => {
    for (let end = Math.min(words.length, at + 3); end > at; end--) {
      const part = words.slice(at, end);
      if (areas.isName(part) || areas.isName(withoutTheirArticle(part))) return end - at;
      if (exactly || part.some((word) => FUNCTION_WORDS.has(word)) || isMixed(part)) continue;
      if (part.length > 1 && !neighbourhoodIndex.knows(part)) continue;
      const [match] = areas.find(part);
      if (isSurelyMeant(part, match)) return end - at;
    }
    return 0;
  };
  /** "Wadi Hindi" is not in Wadi: a neighbourhood's word that goes on into a restaurant's name is a part of that. */
  const beyondArea = (words: readonly string[], at: number) => {
    const area = areaAt(words, at, false);
    let best = { length: 0, score: Math.max(SURE_NAME, score(words.slice(at, at + area))) };
    const most = area === 0 ? 0 : Math.min(words.length - at, LONGEST);
    for (let length = area + 1; length <= most; length++) {
      const longer = { length, score: score(words.slice(at, at + length)) };
      if (longer.score > best.score) best = longer;
    }
    return best.length;
  };
  /** "Abu Dawood" is no other Abu: an unknown word behind the first of a name is of it where both together are more like one. */
  const longerFrom = (words: readonly string[], at: number, end: number, known: number) => {
    const next = words[end] ?? "";
    const isOther = FUNCTION_WORDS.has(next) || isFoodWord(next) || isDishWord(next);
    if (end - at > 1 || next.length < LEAST_OF_NAME || isOther || /\d/.test(next)) return end - at;
    return score(words.slice(at, end + 1)) > known ? end + 1 - at : end - at;
  };
  /**
   * A name that is not written so: «عند ستيك هاوس» in other letters, behind what announces one; "om fahad"
   * with a first word that is none of its own.
   */
  const heardAt = (words: readonly string[], at: number, announced: boolean) => {
    const [first = "", next = ""] = words.slice(at, at + 2);
    const isOfName =
      next.length >= LEAST_OF_NAME &&
      vocabulary.restaurants.has(next) &&
      ![first, next].some((word) => isFoodWord(word) || FUNCTION_WORDS.has(word)) &&
      !/^و/.test(first);
    const isHeard = announced && /\p{Script=Arabic}/u.test(first);
    const most = isHeard || isOfName ? Math.min(words.length - at, HEARD) : 0;
    for (let length = most; length > 1; length--) {
      const part = words.slice(at, at + length);
      if ([first, part.at(-1) ?? ""].some((word) => FUNCTION_WORDS.has(word))) continue;
      if (isOfDishes(part) || !tells(part, announced, vocabulary.dishes)) continue;
      if (score(part) >= (length === 2 && isOfName ? SAME_NAME : SURE_NAME)) return length;
    }
    return 0;
  };
  /** "Four cheese" is of a pizza's name, and four of nothing. */
  const isCountedBy = ([number = "", of = ""]: readonly string[]) => {
    if (/\d/.test(number) || !numberWordsAt([{ text: number, from: 0, to: 0 }], 0)) return false;
    return dishes.find([number, of]).some(({ name }) => {
      const words = tokenize(name);
      return words.length > 2 && words[words.indexOf(number) + 1] === of && words.includes(number);
    });
  };
  return {
    restaurantAt(words, at, announced) {
      const chain = chainAt(words, at);
      if (chain > 0) return chain;
      const most = run(words, at, (word) => vocabulary.restaurants.has(word));
      for (let end = at + most; end > at; end--) {
        const part = words.slice(at, end);
        if (restaurants.isName(part)) return end - at;
        // «سبعة شاورما» are seven, and no part of «شاورما سبعة وسبعين».
        if (isCount(part)) continue;
        const known = score(part);
        if (tells(part, announced, vocabulary.dishes) && known >= SAME_NAME)
          return longerFrom(words, at, end, known);
        // "Dune Drip": words of its dishes too, that together are nothing but the name.
        if (part.length > 1 && known >= SURE_NAME && !isOfDishes(part)) return end - at;
      }
      // "Laffa and Saj": words of its dishes as well, with what joins them.
      const [first = "", and = "", next = ""] = words.slice(at, at + 3);
      if (JOINS.test(and) && restaurants.isName([first, next])) return 3;
      return Math.max(beyondArea(words, at), heardAt(words, at, announced));
    },
    isLikeRestaurant: (words) => score(words) >= SAME_NAME,
    isRestaurant: (words) => score(words) >= SURE_NAME,
    areaAt,
    dishAt(words, at) {
      const most = run(words, at, isDishWord);
      for (let end = at + most; end > at + 1; end--) {
        if (isDish(words.slice(at, end))) return end - at;
      }
      return most > 1 && isCountedBy(words.slice(at, at + 2)) ? 2 : 0;
    },
    isDish,
    isServedOnRice(words) {
      const dish = words.map(withoutArticle);
      return dishes.find(["rice", ...dish]).some(({ id }) => {
        const row = index.dishNames.get(id);
        return (row ? namesIn(row) : []).some((name) => {
          const own = tokenize(name).map(withoutArticle);
          const at = own.indexOf(dish[0] ?? "");
          return at >= 0 && own.some(isRice) && dish.every((word, i) => own[at + i] === word);
        });
      });
    },
    isDishWord,
    inPieces: (word, pieces) => vocabulary.inPieces.has(`${pieces} ${withoutArticle(word)}`),
    isLikeDishWord: (word) => word.length > 3 && dishes.likest(word) >= LIKE_WORD,
  };
}

/** "Al Malqa" is Malqa: in English the article is a word of its own, and most lists of neighbourhoods leave it out. */
function withoutTheirArticle(words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  return rest.length > 0 && ENGLISH_ARTICLE.test(first) ? rest : words;
}

/** As it is heard before the letters it is said together with; "as" and "at" are words of English. */
const ENGLISH_ARTICLE = /^(?:al|el|ar|ash|az)$/;

/** A word of English that may be one of what a menu has several of. */
const ONE_OF = /^[a-z]{3,}[^s]$/;

/** What joins the two words of a name. */
const JOINS = /^(?:and|n|w|و)$/;

/** Do words begin with a number word that counts the food behind it? */
function isCount([number = "", of = ""]: readonly string[]): boolean {
  const count = /\d/.test(number)
    ? undefined
    : numberWordsAt([{ text: number, from: 0, to: 0 }], 0);
  return count !== undefined && isFoodWord(of);
}

/** No name is written in two scripts. */
function isMixed(words: readonly string[]): boolean {
  return new Set(words.map((word) => /\p{Script=Arabic}/u.test(word))).size > 1;
}

/** «الريب آي» is «ريب آي». */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=..)/, "");
}

/** How many words from a place on are of a kind. */
function run(words: readonly string[], at: number, isOne: (word: string) => boolean): number {
  let end = at;
  while (end < words.length && end - at < LONGEST && isOne(words[end] ?? "")) end++;
  return end - at;
}

/** Is a word among them that only a name has? */
function tells(words: readonly string[], announced: boolean, dishWords: ReadonlySet<string>) {
  return words.some(
    (word) => !FUNCTION_WORDS.has(word) && !isFoodWord(word) && (announced || !dishWords.has(word)),
  );
}
