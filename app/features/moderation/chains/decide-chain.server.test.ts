import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mergedInto } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";
import { everything, twoRestaurants } from "~tests/support/two-restaurants";
import { hideRestaurant } from "../catalogue/hide.server";
import { mergeRestaurants } from "../catalogue/merge.server";
import { undoAct } from "../catalogue/undo.server";
import { chainsPage } from "./chains-page.server";
import { decideChain, decideChains } from "./decide-chain.server";
import { countWaitingPairs } from "./queries.server";

const BY = { actorId: "a", reason: "", now: 5 };

let db: Kysely<Database>;
beforeEach(async () => {
  db = await twoRestaurants();
});
afterEach(() => db.destroy());

const waiting = async () => {
  const { pairs } = await chainsPage(db, { state: "waiting", offset: 0, language: "en" });
  return pairs.map(({ id }) => id);
};
const lastAct = async () =>
  (await db.selectFrom("catalogue_acts").select("id").orderBy("id", "desc").executeTakeFirst())
    ?.id ?? 0;

test("a pair is one chain, or kept apart, once, and waits again when that is taken back", async () => {
  const before = await everything(db);
  for (const verdict of ["chain", "apart"] as const) {
    expect(await waiting()).toEqual([1]);
    const count = await lastAct();
    for (let press = 0; press < 2; press += 1)
      expect(await decideChain(db, { id: 1, verdict }, BY)).toBeNull();
    expect(await waiting()).toEqual([]);
    expect((await countWaitingPairs(db)).since).toBeNull();
    expect(await lastAct()).toBe(count + 1);
    expect(await mergedInto(db, "restaurants", 2)).toBe(verdict === "chain" ? 1 : null);
    const { acts } = await chainsPage(db, { state: "decided", offset: 0, language: "en" });
    expect(acts[0]).toMatchObject({ act: verdict === "chain" ? "merge" : "apart", undone: false });
    expect(await undoAct(db, count + 1, BY)).toBeNull();
    expect(await everything(db)).toEqual(before);
  }
  expect(await decideChain(db, { id: 9, verdict: "apart" }, BY)).toBe("missing");
});

test("that two are no chain stands in the way of nothing, and a hidden one waits for nobody", async () => {
  await decideChain(db, { id: 1, verdict: "apart" }, BY);
  await hideRestaurant(db, { id: 2, hidden: true }, BY);
  expect(await undoAct(db, 1, BY)).toBeNull();
  expect(await waiting()).toEqual([]);
  expect(await undoAct(db, 2, BY)).toBeNull();
  expect(await waiting()).toEqual([1]);
});

/** A third restaurant, which may be one chain with either of the two. */
async function addThird(): Promise<void> {
  await db
    .insertInto("restaurants")
    .values({ id: 3, name_ar: "حمزا", is_brand: 0, revision: 1, created_at: 0 })
    .execute();
  for (const one_id of [1, 2])
    await db
      .insertInto("maybe_chains")
      .values({ one_id, other_id: 3, score: 0.95, found_at: 3 })
      .execute();
}

test("of what is part of another the other is asked, once", async () => {
  await addThird();
  expect(await waiting()).toEqual([2, 3, 1]);
  await mergeRestaurants(db, { from: 2, into: 1 }, BY);
  expect(await waiting()).toEqual([2]);
  await undoAct(db, 1, BY);
  expect(await waiting()).toEqual([2, 3, 1]);
});

test("several pairs are decided at once, each kept as an act of its own, and one that is refused stops none", async () => {
  await addThird();
  const before = await everything(db);
  const nothing = { done: [], closed: [], missing: [] };
  expect(await decideChains(db, { ids: [], verdict: "chain" }, BY)).toEqual(nothing);
  for (const verdict of ["chain", "apart"] as const) {
    const count = await lastAct();
    const pairs = await waiting();
    expect(pairs).toHaveLength(3);
    const ids = [99, ...pairs, 0, pairs[0] ?? 0];
    expect(await decideChains(db, { ids, verdict }, BY)).toEqual({
      ...{ done: pairs, closed: [], missing: [99, 0] },
    });
    expect(await waiting()).toEqual([]);
    // Of three that are one chain two were joined to the third.
    expect(await lastAct()).toBe(count + (verdict === "chain" ? 2 : 3));
    for (let act = await lastAct(); act > count; act -= 1)
      expect(await undoAct(db, act, BY)).toBeNull();
    expect(await everything(db)).toEqual(before);
  }
});
