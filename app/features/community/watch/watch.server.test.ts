import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { whenFolded } from "~/features/prices/folded.server";
import { recordObservation } from "~/features/prices/record.server";
import { DAY_MS } from "~/i18n/days";
import type { Sms } from "~/providers/sms/sms";
import { openDatabase } from "~/server/db.server";
import { openRateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";
import { evaluateWatches, sweepWatches } from "./evaluate.server";
import { follow, MOST_WATCHES } from "./follow.server";
import { deleteWatch, listMoves, setWatchBySms } from "./queries.server";
import { sendMoves } from "./send-messages.server";

const start = Date.UTC(2026, 2, 1, 12);

let db: Kysely<Database>;
let me: string;
let now: number;
let says: number;

beforeEach(async () => {
  db = await openDatabase("file::memory:");
  now = start;
  says = 0;
  me = await insertUser(db, { phone: "+966501112223", now });
  const named = { name_ar: "مطعم", name_en: "Place", revision: 1 };
  await db
    .insertInto("restaurants")
    .values({ ...named, cuisine: null, rating: null, is_brand: 0, created_at: now })
    .execute();
  await db
    .insertInto("dish_names")
    .values({ name_ar: "طبق", name_en: "Dish", revision: 1 })
    .execute();
  for (let i = 0; i <= MOST_WATCHES; i++)
    await db
      .insertInto("dishes")
      .values({ restaurant_id: 1, dish_name_id: 1, size: null, section: "mains", asked_count: 0 })
      .execute();
  whenFolded((trx, dishIds) => evaluateWatches(trx, dishIds, now));
});
afterEach(async () => {
  whenFolded(undefined);
  await db.destroy();
});

/** Somebody new, and trusted, shows a price: it takes over. */
async function priceIs(item_price: number, dish_id = 1): Promise<void> {
  const user_id = await insertUser(db, { phone: null, now });
  says += 1;
  await recordObservation(db, {
    dish_id,
    platform: "platform_a",
    user_id,
    trust_level: "guardian",
    proof: "snapshot",
    image_hash: `picture ${says}`,
    observed_at: now,
    kind: "price",
    item_price,
    delivery_fee: 0,
    vat_on_top: 0,
  });
}

const moves = async () =>
  (await listMoves(db, me, 100))
    .map(({ from_total, to_total }) => [from_total, to_total])
    .reverse();

const later = (days: number) => {
  now += days * DAY_MS;
};

describe("moves", () => {
  test("up and down, each once, and each measured from what was told last", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, now });
    later(20);
    await priceIs(1500);
    await priceIs(1500);
    later(20);
    await priceIs(2500);
    await sweepWatches(db, now);
    await sweepWatches(db, now);
    expect(await moves()).toEqual([
      [2000, 1500],
      [1500, 2500],
    ]);
  });

  test("what counts as the same price is none, even in small steps until it is another one", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, now });
    later(20);
    await priceIs(2040);
    expect(await moves()).toEqual([]);
  });

  test("a first price is told as such", async () => {
    await follow(db, { userId: me, dishId: 1, now });
    await priceIs(1200);
    expect(await moves()).toEqual([[null, 1200]]);
  });

  test("a price that goes stale is no move; the one that comes after it is", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, now });
    later(60);
    expect(await sweepWatches(db, now)).toBe(0);
    await priceIs(3000);
    expect(await moves()).toEqual([[2000, 3000]]);
  });

  test("nobody hears of what they no longer follow, or of other dishes", async () => {
    await priceIs(2000);
    await priceIs(2000, 2);
    await follow(db, { userId: me, dishId: 1, now });
    later(20);
    await priceIs(1000, 2);
    await deleteWatch(db, me, 1);
    await priceIs(1000);
    expect(await moves()).toEqual([]);
  });

  test("what moved while no server listened is found by the sweep", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, now });
    whenFolded(undefined);
    later(20);
    await priceIs(1000);
    expect(await moves()).toEqual([]);
    expect(await sweepWatches(db, now)).toBe(1);
    expect(await moves()).toEqual([[2000, 1000]]);
  });
});

test("following twice is following once, and nobody follows more than a hundred", async () => {
  for (let id = 1; id <= MOST_WATCHES; id++) {
    expect(await follow(db, { userId: me, dishId: id, now })).toBe(true);
    expect(await follow(db, { userId: me, dishId: id, now })).toBe(true);
  }
  expect(await follow(db, { userId: me, dishId: MOST_WATCHES + 1, now })).toBe(false);
});

describe("messages", () => {
  const sent: { to: string; text: string }[] = [];
  const sms: Sms = {
    reachesPhones: true,
    async send(message) {
      sent.push(message);
    },
  };
  const send = () => sendMoves({ db, sms, limiter: openRateLimiter(db) });
  beforeEach(async () => {
    sent.length = 0;
    await priceIs(2000);
    await priceIs(2000, 2);
    for (const dishId of [1, 2]) await follow(db, { userId: me, dishId, now });
    later(20);
  });

  test("none for who did not ask", async () => {
    await priceIs(1500);
    expect(await send()).toBe(0);
  });

  test("one for all that waits, in the person's language, once", async () => {
    await setWatchBySms(db, me, { wanted: true, language: "ur" });
    await db.updateTable("users").set({ language: "en" }).where("id", "=", me).execute();
    await priceIs(1500);
    await priceIs(2500, 2);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe("+966501112223");
    expect(sent[0]?.text.replaceAll("\u00a0", " ")).toBe(
      "Waffir: Dish at Place went up from 20.00 SAR to 25.00 SAR. One more price moved.",
    );
  });

  test("in the language it was asked for in, where the person leaves that to the browser", async () => {
    await setWatchBySms(db, me, { wanted: true, language: "tl" });
    await priceIs(1500);
    expect(await send()).toBe(1);
    expect(sent[0]?.text).toContain("Bumaba");
  });

  test("one of what is still followed goes out, though something newer moved that no longer is", async () => {
    await setWatchBySms(db, me, { wanted: true, language: "ur" });
    await priceIs(1500);
    await priceIs(2500, 2);
    await deleteWatch(db, me, 2);
    expect(await send()).toBe(1);
    expect(sent[0]?.text).toContain("15.00");
  });

  test("at most three a day", async () => {
    await setWatchBySms(db, me, { wanted: true, language: "ur" });
    for (const price of [1500, 2500, 1500, 2500, 1500]) {
      later(20);
      await priceIs(price);
      await send();
    }
    expect(sent).toHaveLength(3);
    expect(await moves()).toHaveLength(5);
  });

  test("none any more once they are switched off", async () => {
    await setWatchBySms(db, me, { wanted: true, language: "ur" });
    await priceIs(1500);
    await setWatchBySms(db, me, { wanted: false, language: "ur" });
    expect(await send()).toBe(0);
    const person = db.selectFrom("users").select(["watch_by_sms", "message_language"]);
    const off = { watch_by_sms: 0, message_language: null };
    expect(await person.where("id", "=", me).execute()).toEqual([off]);
  });

  test("a gateway that refuses ends nothing, and is not asked again", async () => {
    await setWatchBySms(db, me, { wanted: true, language: "ur" });
    await priceIs(1500);
    const refusing: Sms = {
      reachesPhones: true,
      send: async () => {
        throw new Error("no");
      },
    };
    const limiter = openRateLimiter(db);
    expect(await sendMoves({ db, sms: refusing, limiter })).toBe(0);
    expect(await send()).toBe(0);
    expect(await moves()).toHaveLength(1);
  });
});
