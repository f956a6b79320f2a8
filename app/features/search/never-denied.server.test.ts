import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "~/features/search/index.server";
import { RESTAURANTS } from "~/sample/restaurants";
import type { Database } from "~db/schema";
import { openSample } from "~tests/support/sample-database";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

/** What a search understands as the dish, with the words that it left out; `isDenied` where it says that there is none. */
async function told(query: string) {
  const { request, matches, emptyReason } = await search(db, { query, now: Date.now() });
  const isDenied = emptyReason === "item_not_in_db" || emptyReason === "restaurant_not_found";
  return { isDenied, names: matches.map(({ item }) => item.name_ar ?? item.name_en), request };
}

test.each([
  ["سمك مشوي طازه", "سمك بلطي مشوي", "طازه"],
  ["فلافل للفطار", "ساندويش فلافل", undefined],
  ["عصير ليمون بنعنع", "عصير ليمون نعناع", undefined],
  ["عصير بنعناع وليمون", "عصير ليمون نعناع", undefined],
  ["حلو كنافه", "كنافة بالجبن", "حلو"],
])("«%s» is looked for without what no menu calls it", async (query, dish, unread) => {
  const { names, request } = await told(query);
  expect(names).toContain(dish);
  expect(request.unread).toBe(unread);
});

test.each(["كنافة نابلسية وكافيار", "sushi with caviar please"])(
  "«%s»: another food is not left out of a dish's name",
  async (query) => expect((await told(query)).request.unread ?? "").not.toMatch(/كافيار|caviar/),
);

/** One name of so many is looked for: all of them take a minute. */
const SAMPLED = 7;

/** Known misses: a word is taken for a restaurant, or for two of something. */
const MISSED = ["كرنشي سالمون طازه", "بعجين تركي طازه"];

/** What no name ends with. */
const CUT_OFF = /(?: (?:of|the|with))+$/i;

/** A dish's name without its first word, or without its last: nobody writes all of it. */
const partsOf = (name: string) => {
  const words = name.split(" ");
  return words.length < 2
    ? [name]
    : [name, words.slice(1).join(" "), words.slice(0, -1).join(" ").replace(CUT_OFF, "")];
};

/** How the same is said, none of which says anything of what it is called. */
const FRAMES = {
  ar: [
    (dish: string) => `ابغى ${dish} للفطار`,
    (dish: string) => `${dish} طازه`,
    (dish: string) => `ابي ${dish} للضيوف`,
    (dish: string) => `لو تكرمت ${dish} للسحور`,
  ],
  en: [
    (dish: string) => `i want ${dish} for iftar`,
    (dish: string) => `fresh ${dish} for guests`,
    (dish: string) => `${dish} for my daughter's birthday`,
  ],
};

test("no dish of a menu is said not to be sold for what it is wanted for, or how", async () => {
  const said = RESTAURANTS.flatMap(({ menu }) =>
    menu.flatMap(([, ar, en]) => [
      ...partsOf(ar ?? "").map((dish) => ({ dish, frames: FRAMES.ar })),
      ...partsOf(en ?? "").map((dish) => ({ dish, frames: FRAMES.en })),
    ]),
  );
  const denied: string[] = [];
  const names = [...new Map(said.map((one) => [one.dish, one])).values()];
  for (const { dish, frames } of names.filter((_, at) => at % SAMPLED === 0)) {
    if (dish === "" || (await told(dish)).isDenied) continue;
    for (const frame of frames) if ((await told(frame(dish))).isDenied) denied.push(frame(dish));
  }
  expect(denied).toEqual(MISSED);
});
