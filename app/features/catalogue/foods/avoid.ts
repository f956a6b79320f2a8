import { meanTheSame, tokenize } from "~/features/names";
import { isQuality, represent, traitsMeant } from "../similar/represent";
import { DIETS, FOODS } from "./table";
import { anyOf, spaced as spacedWith } from "./words";

interface Food {
  code: string;
  said: RegExp | null;
  inside: RegExp | null;
  unless: RegExp | null;
}

const list = (text = "") => text.split(",").map((word) => word.trim());

const foods: readonly Food[] = FOODS.trim()
  .split("\n")
  .map((line) => {
    const [code = "", said = "", inside = "", unless = ""] = line
      .split("|")
      .map((part) => part.trim());
    return {
      code,
      said: anyOf(list(said)),
      inside: anyOf([...list(said), ...list(inside)]),
      unless: anyOf(list(unless)),
    };
  });
const FOOD_WORDS = new Set(
  FOODS.split(/[|,\n]/).flatMap((said) => {
    const [word = "", ...more] = tokenize(said);
    return more.length === 0 ? [word] : [];
  }),
);
const spaced = (text: string) => spacedWith(text, (word) => FOOD_WORDS.has(word));
const byCode = new Map(foods.map((food) => [food.code, food]));

const diets = DIETS.trim()
  .split("\n")
  .map((line) => {
    const [said, codes] = line.split("|");
    return { said: anyOf(list(said)), codes: list(codes) };
  });

/** Words around a food that a person avoids: they name none. */
const AROUND = new Set(
  tokenize(
    `ما لا آكل أكل ناكل احب أحب نحب اكره أكره عندي حساسية حساسيه من مع على عن في انا أنا ابي أبي ابغى اطيق اشرب يعجبني تعجبني ابدا أبدا كلش مره مرة و أو او الا
     زوجتي ولدي بنتي امي ابوي اخوي اختي عياله عيالي i im am dont do not eat like cant can cannot never hate avoid allergic allergy allergies to from of the a an any my
     wife husband son daughter kid kids mother father is are has have with and or at all really very intolerant intolerance drink no without me we our food foods anything
     مسوي مسويه ماشي ماشيه دايت رجيم حميه diet diets dieting doing following losing weight
     بدون غير شي شيء اكلات طعام اكل الاكل also too please stand people because remember that note know احفظ تذكر اني اننا إني يا ترى ترا`,
  ),
);

/** A food that somebody avoids, and how to tell whether a dish has it. */
export interface Avoided {
  /** A food of ours, such as `lamb`; or the folded word as said. */
  food: string;
  /** As the person said it. */
  said: string;
  inDish(names: readonly (string | null)[]): boolean;
}

/** The foods that some words of a person name: «ما آكل لحم غنم», "allergic to peanuts", or just "lamb". */
export function avoidedIn(said: string): Avoided[] {
  const text = spaced(said);
  const codes = new Set(
    diets.filter((diet) => diet.said?.test(text)).flatMap((diet) => diet.codes),
  );
  for (const food of foods) if (food.said?.test(text)) codes.add(food.code);
  // «لحم غنم» is lamb, not all meat; «فول سوداني» is peanuts, not beans or every nut.
  if (codes.has("lamb") || codes.has("beef") || codes.has("camel"))
    if (!isDiet(text)) codes.delete("meat");
  const known = [...codes].flatMap((code) => {
    const food = byCode.get(code);
    return food ? [avoidedFood(food, said)] : [];
  });
  return known.length > 0 ? known : unknownFoods(said);
}

/** Do some words name a food of the table: one that people are known to avoid? */
export function isAvoidable(words: string): boolean {
  const text = spaced(words);
  return foods.some(({ said }) => said?.test(text));
}

/** What is put onto a dish, and left off it where somebody wants it without. */
const PUT_ON = new Set(["garlic", "onion"]);

/** «شاورما بدون ثوم» is a shawarma all the same: do some words name what is only put onto the dish that they are said of? */
export function isPutOn(said: string, dish: string): boolean {
  const found = avoidedIn(said);
  return found.every(({ food }) => PUT_ON.has(food)) && avoidedInDish(found, [dish]).length > 0;
}

function isDiet(text: string): boolean {
  return diets.some((diet) => diet.said?.test(text));
}

function avoidedFood(food: Food, said: string): Avoided {
  return {
    food: food.code,
    said,
    inDish: (names) =>
      names.some((name) => {
        if (name === null) return false;
        const text = spaced(name);
        return (food.inside?.test(text) ?? false) && !namesAnother(food, names);
      }),
  };
}

/** A dish that says in either script that it is another food. */
function namesAnother({ unless, said }: Food, names: readonly (string | null)[]): boolean {
  const texts = names.map((name) => spaced(name ?? ""));
  return texts.some((text) => unless?.test(text)) && !texts.some((text) => said?.test(text));
}

/** A food that our table does not have is told by its own word, in either script. */
function unknownFoods(said: string): Avoided[] {
  return tellingWords(said)
    .slice(0, 4)
    .map((word) => ({
      food: word,
      said,
      inDish: (names) =>
        names.some((name) => tokenize(name ?? "").some((other) => sameFood(word, other))) ||
        isLikeThat(word, names),
    }));
}

/** A trait of less weight says nothing of a dish. */
const HAS = 0.2;

/** "Nothing fried": what a dish of these names is like, though no name says it: broast is fried. What is sweet is asked for by more words than that. */
function isLikeThat(word: string, names: readonly (string | null)[]): boolean {
  const [asked] = isQuality(word) ? traitsMeant(word) : [];
  if (!asked || asked.has("sweet")) return false;
  const traits = represent(names);
  return [...asked].some((name) => (traits.get(name) ?? 0) >= HAS);
}

/** The folded words that tell of what somebody avoids, without those around them. */
export function tellingWords(said: string): string[] {
  return tokenize(said).filter((word) => word.length > 2 && !AROUND.has(word));
}

function sameFood(word: string, other: string): boolean {
  return word === other || (other.length > 2 && meanTheSame(word, other));
}

/** What of the avoided foods a dish of these names has. */
export function avoidedInDish(
  avoided: readonly Avoided[],
  names: readonly (string | null)[],
): Avoided[] {
  return avoided.filter((one) => one.inDish(names));
}
