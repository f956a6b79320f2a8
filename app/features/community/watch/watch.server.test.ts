import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { recordOrder } from "~/features/fees/record.server";
import { settleFees } from "~/features/fees/settle.server";
import { whenFolded } from "~/features/prices/folded.server";
import { recordObservation } from "~/features/prices/record.server";
import { DAY_MS } from "~/i18n/days";
import type { Sms } from "~/providers/sms/sms";
import { openDatabase } from "~/server/database/db.server";
import { openRateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";
import { evaluateWatches, sweepWatches } from "./evaluate.server";
import { follow, followTo, MOST_WATCHES } from "./follow.server";
import { deleteWatch, forgetToldFees, listMoves, setWatchBySms } from "./queries.server";
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
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
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
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    later(20);
    await priceIs(2040);
    expect(await moves()).toEqual([]);
  });

  test("a first price is told as such", async () => {
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    await priceIs(1200);
    expect(await moves()).toEqual([[null, 1200]]);
  });

  test("a price that goes stale is no move; the one that comes after it is", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    later(60);
    expect(await sweepWatches(db, now)).toBe(0);
    await priceIs(3000);
    expect(await moves()).toEqual([[2000, 3000]]);
  });

  test("nobody hears of what they no longer follow, or of other dishes", async () => {
    await priceIs(2000);
    await priceIs(2000, 2);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    later(20);
    await priceIs(1000, 2);
    await deleteWatch(db, me, 1);
    await priceIs(1000);
    expect(await moves()).toEqual([]);
  });

  test("what moved while no server listened is found by the sweep", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    whenFolded(undefined);
    later(20);
    await priceIs(1000);
    expect(await moves()).toEqual([]);
    expect(await sweepWatches(db, now)).toBe(1);
    expect(await moves()).toEqual([[2000, 1000]]);
  });
});

describe("fees", () => {
  beforeEach(async () => {
    // Learnt already, and nothing that tells one order from another.
    const learnt = { platform: "platform_a", hash: "nothing", fees: "null" };
    await db.insertInto("platform_fees").values(learnt).execute();
  });

  /** Orders of the restaurant are charged so much as a rule, and eight of ten lie so far around it. */
  const feesAre = (typical: number, around = 300) =>
    db
      .insertInto("restaurant_fees")
      .values({
        ...{ restaurant_id: 1, platform: "platform_a", typical, vat_share: 0 },
        ...{ low: typical - around, high: typical + around, orders: 9, people: 9, newest_at: 0 },
      })
      .onConflict((conflict) =>
        conflict
          .columns(["restaurant_id", "platform"])
          .doUpdateSet({ typical, low: typical - around, high: typical + around }),
      )
      .execute();

  test("what differs from order to order is no move, more than that is one", async () => {
    await feesAre(900);
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    for (const fee of [1100, 700, 1180]) {
      await feesAre(fee);
      expect(await sweepWatches(db, now)).toBe(0);
    }
    await feesAre(1400);
    expect(await sweepWatches(db, now)).toBe(1);
    expect(await moves()).toEqual([[2900, 3400]]);
  });

  test("a price that moved is told with the fees of now, however little they are known to be", async () => {
    await feesAre(900, 900);
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    later(20);
    await priceIs(1500);
    expect(await moves()).toEqual([[2900, 2400]]);
  });

  test("that become known, or are folded by other rules, are nobody's news", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    await feesAre(900);
    expect(await sweepWatches(db, now)).toBe(0);
    await feesAre(1900);
    await forgetToldFees(db);
    expect(await sweepWatches(db, now)).toBe(0);
    await feesAre(2900);
    expect(await sweepWatches(db, now)).toBe(1);
    expect(await moves()).toEqual([[3900, 4900]]);
  });

  test("what was told by an earlier version is told anew in silence", async () => {
    await priceIs(2000);
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: null, now });
    const before = { told_total: 5500, told_platform: null, told_items: null };
    await db.updateTable("watches").set(before).execute();
    expect(await sweepWatches(db, now)).toBe(0);
    later(20);
    await priceIs(2500);
    expect(await moves()).toEqual([[2000, 2500]]);
  });
});

describe("where a total is for", () => {
  const NEAR = 1;
  const FAR = 2;

  /** Everybody pays 5 SAR near the branch and 15 far from it. */
  beforeEach(async () => {
    const near = { lat: 24.7, lng: 46.7 };
    await db
      .insertInto("neighbourhoods")
      .values([
        { id: NEAR, name_ar: "العليا", name_en: "Olaya", ...near },
        { id: FAR, name_ar: "الملقا", name_en: "Malqa", lat: 24.8, lng: 46.7 },
      ])
      .execute();
    await db
      .insertInto("branches")
      .values({ restaurant_id: 1, ...near })
      .execute();
    await priceIs(2000);
    for (let n = 0; n < 40; n++) {
      const user_id = await insertUser(db, { phone: null, now });
      await recordOrder(db, {
        ...{ user_id, trust_level: "contributor", dish_id: 1, platform: "platform_a" },
        ...{ neighbourhood_id: n % 2 === 0 ? NEAR : FAR, placed_at: now, hour_known: 0 },
        ...{ subtotal: 2000, proof: "snapshot" as const, recorded_at: now },
        charges: [{ kind: "delivery", off: "", amount: n % 2 === 0 ? 500 : 1500 }],
      });
    }
    await settleFees(db);
  });

  const told = async () => {
    const rows = db.selectFrom("watches").select(["neighbourhood_id", "told_total"]);
    return rows.where("user_id", "=", me).executeTakeFirstOrThrow();
  };

  test("is kept with it, and a move is told for there", async () => {
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: FAR, now });
    await follow(db, { userId: me, dishId: 1, neighbourhoodId: NEAR, now });
    expect(await told()).toEqual({ neighbourhood_id: FAR, told_total: 3500 });
    later(20);
    await priceIs(3000);
    expect(await listMoves(db, me, 9)).toMatchObject([
      { from_total: 3500, to_total: 4500, area_en: "Malqa" },
    ]);
  });

  test("can be changed, which is no move; and only for a place there is", async () => {
    const mine = { userId: me, dishId: 1, now };
    await follow(db, { ...mine, neighbourhoodId: FAR });
    expect(await followTo(db, { ...mine, neighbourhoodId: NEAR })).toBe(true);
    expect(await told()).toEqual({ neighbourhood_id: NEAR, told_total: 2500 });
    expect(await followTo(db, { ...mine, neighbourhoodId: 99 })).toBe(false);
    expect(await followTo(db, { ...mine, dishId: 2, neighbourhoodId: NEAR })).toBe(false);
    expect(await sweepWatches(db, now)).toBe(0);
    expect(await told()).toEqual({ neighbourhood_id: NEAR, told_total: 2500 });
  });
});

test("following twice is following once, and nobody follows more than a hundred", async () => {
  for (let id = 1; id <= MOST_WATCHES; id++) {
    expect(await follow(db, { userId: me, dishId: id, neighbourhoodId: null, now })).toBe(true);
    expect(await follow(db, { userId: me, dishId: id, neighbourhoodId: null, now })).toBe(true);
  }
  expect(
    await follow(db, { userId: me, dishId: MOST_WATCHES + 1, neighbourhoodId: null, now }),
  ).toBe(false);
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
    for (const dishId of [1, 2])
      await follow(db, { userId: me, dishId, neighbourhoodId: null, now });
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
      "Waffir: The lowest total for Dish at Place rose from SAR 20.00 to SAR 25.00. That is the typical total for Riyadh. One more update is waiting under Prices you follow.",
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
