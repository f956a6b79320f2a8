import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scriptOf } from "~/features/names";
import { readQuestion } from "~/features/search/read-question.server";
import { search } from "~/features/search/search.server";
import type { Database } from "~db/schema";
import { anyText } from "~tests/support/any-text";
import { SAMPLE_NOW as NOW, openSample } from "~tests/support/sample-database";
import { readLabelled } from "./labelled-queries";
import { isRight, storedNames } from "./search";

const labelled = readLabelled("tests/eval/queries.jsonl");

/** Questions whose answers are known to be wrong. One more fails here, and so does one fewer, until it is taken off. */
const KNOWN_MISSES = [
  "ribeye ember and oke",
  "خاطري بدبل تشيز من برجر الحاره",
  "avocado toast suny yoke",
  "turkish eggs sunny york",
];

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: NOW });

test("every labelled question is answered as before", async () => {
  const stored = await storedNames(db);
  const missed: string[] = [];
  for (const one of labelled)
    if (!isRight(one, await ask(one.query), stored)) missed.push(one.query);
  expect(missed.sort()).toEqual([...KNOWN_MISSES].sort());
});

/** What is said around a question, or happens to it while it is typed, and changes nothing of what it asks. */
const NOISES: Record<string, (query: string, ar: boolean) => string> = {
  thanks: (query, ar) => (ar ? `${query} شكرا` : `${query} thanks`),
  "a polite frame": (query, ar) => (ar ? `لو سمحت ${query}` : `please ${query}`),
  "an introduction": (query, ar) =>
    ar ? `السلام عليكم، كيف الحال؟ ${query}` : `Hello, how are you? ${query}`,
  "an unrelated sentence before": (query, ar) =>
    ar ? `أخوي سافر أمس بالقطار. ${query}` : `My brother left by train yesterday. ${query}`,
  "an unrelated sentence after": (query, ar) =>
    ar ? `${query}. أخوي سافر أمس بالقطار` : `${query}. My brother left by train yesterday`,
  "a drawn-out last letter": (query) => query.replace(/(\p{L})$/u, "$1$1$1$1"),
  "doubled spaces": (query) => query.replaceAll(" ", "  "),
  "controls and marks": (query) => `\u202e${query.replaceAll(" ", "\u200f \u0000")}\u202c`,
};

/** Every twelfth question that is understood, and names something. */
const SOME = labelled
  .filter(({ query, restaurant, item }) => !KNOWN_MISSES.includes(query) && (restaurant ?? item))
  .filter((_, at) => at % 12 === 0);

describe("what changes nothing", () => {
  test.each(Object.keys(NOISES))("%s", async (name) => {
    const changed: string[] = [];
    for (const { query } of SOME) {
      const noisy = NOISES[name]?.(query, scriptOf(query) === "ar") ?? "";
      const [plain, other] = [await ask(query), await ask(noisy)];
      const meaning = ({ intent, understood }: typeof plain) =>
        JSON.stringify([understood.restaurant?.id, understood.item?.id, intent.quantity]);
      if (meaning(plain) !== meaning(other)) changed.push(noisy);
    }
    expect(changed).toEqual([]);
  });
});

test("two letters in each other's place may hide a name, but lead to no other", async () => {
  const wrong: string[] = [];
  for (const { query } of SOME) {
    const slipped = query.replace(/(\p{L}{2})(\p{L})(\p{L})(?=\p{L})/u, "$1$3$2");
    const [plain, other] = [await ask(query), await ask(slipped)];
    const found = other.understood.restaurant;
    if (found && plain.understood.restaurant && found.id !== plain.understood.restaurant.id)
      wrong.push(slipped);
  }
  expect(wrong).toEqual([]);
});

describe("any text is read", () => {
  const long = (piece: string) => piece.repeat(Math.ceil(4_000 / piece.length)).slice(0, 4_000);

  test.each([
    ["one word without an end", long("ش")],
    ["nothing but controls", long("\u0000\u0007\u001b")],
    ["halves of surrogate pairs", long("\ud800 \udc00")],
    ["marks on marks", `e${"\u0301".repeat(10_000)}`],
    ["text turned around", long("\u202eazzip \u202c")],
    ["a list of everything", long("2 burger and fries, ")],
    ["sentence after sentence", long("ok. شاورما؟ ")],
    ["numbers", long("9 ")],
    ["Devanagari signs alone", long("्ा़ ")],
  ])("%s", async (_, text) => {
    const { lines } = await readQuestion(db, text);
    for (const { quantity } of lines) expect(quantity).toBeGreaterThanOrEqual(1);
  });

  test("and whatever else is typed", async () => {
    await fc.assert(
      fc.asyncProperty(anyText(200), async (text) => {
        const { request, intent } = await ask(text);
        expect(intent.quantity).toBeGreaterThanOrEqual(1);
        expect(request.restaurants.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });
});
