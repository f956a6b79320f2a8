import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CUISINES, SECTIONS, SIZES } from "~/features/catalogue";
import { plainWords } from "../letters";
import { type KnownPhrase, phrasesIn, wordFiles } from "./load";

const LANGUAGES = new Set(["ar", "ar-Latn", "en", "ur", "hi", "hi-Latn", "tl"]);

/** What a phrase of each file may mean. */
const MEANINGS: Record<string, RegExp | readonly string[]> = {
  amounts: /^(?:\d+|hundred|thousand|(?:times|plus):\d?\.?\d)$/,
  arabizi: /^\p{Script=Arabic}+(?: \p{Script=Arabic}+)?$/u,
  changes:
    /^(?:(?:after:)?(?:add|drop|without|swap|instead|make|more|less|keep|with)|into|and|also|all|each|double|triple|of|it|just|quiet|size:(?:small|large)|pick:(?:-?\d|cheap|other))$/,
  chains: /^(?:chain(?::[a-z]+)?|like|style)$/,
  cities: /^[a-z]+$/,
  company: ["self", "pair", "one", "two", "with", "after:with", "and", "whose"],
  contents: ["of", "it", "has"],
  cues: /^(?:(?:after:)?(?:restaurant|place|more)|owner)$/,
  cuisines: [
    "place",
    "food",
    ...Object.keys(CUISINES),
    ...Object.keys(CUISINES).map((code) => `of-place:${code}`),
  ],
  dialects: /^\p{Script=Arabic}+(?: \p{Script=Arabic}+)*$/u,
  fillers: /^(?:filler|maybe|between)$/,
  limits:
    /^(?:(?:after:)?(?:limit|about)|after:first|between|to|buys|currency|most|serves|we|for|people|portion|measure|paid|told|judged|only)$/,
  manners: /^manner$/,
  negations: /^(?:(?:after:)?(?:how|without|not)|close|or|and)$/,
  numbers: /^[1-9][0-9]?$/,
  outside: ["errand", "topic"],
  platforms: /^(?:platform(?:_[abc])?|(?:after:|app:)?on|app|between)$/,
  questions: ["asks", "ends"],
  sections: Object.keys(SECTIONS),
  services: [
    ...["finaltotal", "reckons", "servicefee", "confirms", "earnstrust", "moves", "myplace"],
    "dodeliver",
    ...["link", "less"],
    ...["us", "maker", "pays", "works", "trusty", "cantrust", "bad", "mustnot", "whatwas", "takes"],
    ...["point", "how", "howmany", "complain", "cold", "reach", "person", "agent"],
    ...["app", "always", "cheap", "why", "dear", "level", "raise", "photo", "mine", "price"],
    ...["wrong", "whatif", "paid", "more", "order", "howlong", "deliver", "notify", "placeorder"],
    ...["aboutme", "know", "keep", "what", "eat", "before", "firstone", "moved", "robot"],
    ...["uses", "gone", "becomes", "commission", "gain", "howfresh", "whoputs"],
    ...["here", "unlikeapp", "tellme", "free", "weather", "pricesall", "exact", "howmuch"],
    ...["account", "needs", "mydata", "seen", "pointsthere", "was", "earlier"],
    ...["oldprice", "feeless"],
    ...["remembers", "factofme", "lends", "costly", "turned", "standsopen", "direct"],
    ...["you", "orders", "does", "sends", "rider", "amiss", "follows"],
    ...[
      "elsewhere",
      "thanks",
      "helped",
      "being",
      "tongue",
      "speaks",
      "placed",
      "best",
      "oneofthem",
    ],
  ],
  signs: /^(?:after:)?[a-z ]+$/,
  sizes: [...Object.keys(SIZES), "carrier"],
  "small-talk": ["nod", "no", "doubt", "laugh", "feels", "loves", "praise", "scolds", "around"],
  spellings: /^[a-z ]+$/,
  told: ["had", "got", "spent", "isnow", "then", "past", "onapp", "update", "wanted"],
  translations: /^[a-z ]+$/,
  verbs: ["stem", "ending", "helper", "prefix"],
  units: ["unit", "before", "two", ...Object.keys(SIZES).map((code) => `two:${code}`)],
};

const isMeaning = (file: string, { meaning }: KnownPhrase) => {
  const allowed = MEANINGS[file];
  return allowed instanceof RegExp ? allowed.test(meaning) : allowed?.includes(meaning);
};

test("every file is known here", () => {
  expect(wordFiles().sort()).toEqual(Object.keys(MEANINGS).sort());
});

test.each(wordFiles())("every line of %s.tsv is a meaning, a language and words", (file) => {
  const known = phrasesIn(file);
  expect(known.length).toBeGreaterThan(0);
  const wrong = known.filter(
    (one) =>
      !isMeaning(file, one) ||
      !LANGUAGES.has(one.language) ||
      plainWords(one.phrase).length === 0 ||
      one.phrase !== one.phrase.trim(),
  );
  expect(wrong).toEqual([]);
});

test.each(["arabizi", "numbers", "sizes", "sections", "cues", "cities", "dialects"])(
  "no phrase of %s.tsv means two things in one language",
  (file) => {
    const meanings = new Map<string, Set<string>>();
    for (const { phrase, meaning, language } of phrasesIn(file)) {
      const key = `${language} ${plainWords(phrase).join(" ")}`;
      meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning));
    }
    const doubtful = [...meanings].filter(([, found]) => found.size > 1).map(([key]) => key);
    expect(doubtful).toEqual([]);
  },
);

test.each(wordFiles())("no line of %s.tsv has a phrase twice", (file) => {
  const lines = readFileSync(new URL(`./${file}.tsv`, import.meta.url), "utf8").split("\n");
  const twice = lines.filter((line) => {
    const phrases = line.split("\t")[2]?.split(", ") ?? [];
    return !line.startsWith("#") && new Set(phrases).size < phrases.length;
  });
  expect(twice).toEqual([]);
});
