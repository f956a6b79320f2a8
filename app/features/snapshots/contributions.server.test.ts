import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { erasePerson } from "~/features/accounts/own-data/erase-person.server";
import { offerOf } from "~/features/prices/queries.server";
import { pointsBalance } from "~/features/trust/points/queries.server";
import { OWN_DATA } from "~/own-data.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { type SentCheckout, sendCheckout } from "~tests/support/send-checkout";
import { decideContribution } from "./decide-contribution.server";
import { deleteOwnSnapshot } from "./own/queries.server";
import { contributionById, sendersOf } from "./queries.server";
import { withdrawContribution } from "./withdraw-contribution.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["reem", "turki", "mod"], { level: "newcomer" });
});
afterEach(() => db.destroy());

let sequence = 0;
function checkout(rest: Partial<SentCheckout> = {}): SentCheckout {
  sequence += 1;
  return {
    user_id: "reem",
    snapshot_id: `sn_${sequence}`,
    dish_id: 1,
    platform: "platform_a",
    item_price: 2000,
    delivery_fee: 900,
    service_fee: 100,
    vat_on_top: 0,
    discount: 500,
    quantity: 2,
    paid_total: 4500,
    // Each is another order: placed at another minute.
    ...{ observed_at: NOW - 1000 - sequence * 180_000, hour_known: 1 },
    picture: `picture ${sequence}`,
    ...rest,
  };
}

const ONE = { quantity: 1, service_fee: 0, discount: 0, paid_total: null };

/** Lets a first price be known, so that the next ones have something to be compared with. */
async function known() {
  const first = await sendCheckout(db, checkout({ user_id: "turki" }), NOW);
  const decision = { kind: "accept" } as const;
  await decideContribution(db, { id: first?.id ?? "", moderatorId: "mod", decision }, NOW);
}

test("one that sums, is new and plausible is accepted at once and paid", async () => {
  await known();
  const sent = await sendCheckout(db, checkout(), NOW);
  expect(sent).toMatchObject({ state: "accepted", reasons: "", decided_by: null });
  expect(await pointsBalance(db, "reem")).toBe(10);
  const offer = await offerOf(db, 1, "platform_a");
  expect(offer).toMatchObject({ item_price: 2000, supporters: 2 });
});

test("what is accepted is an order with each charge by its kind, and gifts are in no price", async () => {
  await known();
  const gifts = { tip: 300, donation: 100, small_order_fee: 200, delivery_discount: 900 };
  const where = { hour_known: 1, member: 1, promised_minutes: 40 };
  const sent = await sendCheckout(
    db,
    checkout({ ...gifts, ...where, others: 1000, paid_total: 5200 }),
    NOW,
  );
  expect(sent).toMatchObject({ state: "accepted", tip: 300, others: 1000 });
  const line = await db
    .selectFrom("observations")
    .selectAll()
    .where("user_id", "=", "reem")
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ quantity: 2, item_price: 2000 });
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", line.order_id ?? 0)
    .executeTakeFirst();
  expect(order).toMatchObject({
    ...{ user_id: "reem", restaurant_id: 1, platform: "platform_a", subtotal: 5000 },
    ...{
      ...where,
      placed_at: Math.floor((sent?.observed_at ?? 0) / 60_000) * 60_000,
      proof: "snapshot",
    },
  });
  const charges = await db
    .selectFrom("order_charges")
    .select(["kind", "off", "amount"])
    .where("order_id", "=", line.order_id ?? 0)
    .execute();
  expect(charges.map(({ kind, off, amount }) => `${kind} ${off} ${amount}`).sort()).toEqual([
    "delivery  900",
    "discount delivery 900",
    "discount order 500",
    "donation  100",
    "service  100",
    "small_order  200",
    "tip  300",
  ]);
  await withdrawContribution(db, { id: sent?.id ?? "", userId: "reem" }, NOW + 5);
  expect(await db.selectFrom("order_withdrawals").selectAll().execute()).toEqual([
    { order_id: line.order_id, at: NOW + 5 },
  ]);
});

test("one that leaves a doubt waits with its reasons, and earns nothing yet", async () => {
  const wait = async (rest: Partial<SentCheckout>) =>
    (await sendCheckout(db, checkout(rest), NOW))?.reasons;
  expect(await wait({})).toBe("nothing_known");
  await known();
  expect(await wait({ paid_total: 4600 })).toBe("parts");
  expect(await wait({ paid_total: null, picture: null })).toBe("no_picture parts");
  expect(await wait({ item_price: 5000, paid_total: 10_500 })).toBe("implausible");
  expect(await wait({ platform: "platform_b", item_price: 9000, paid_total: 18_500 })).toBe(
    "implausible",
  );
  expect(await wait({ tip: 5000, paid_total: 9500 })).toBe("charge");
  expect(await wait({ cash_fee: -100, paid_total: 4400 })).toBe("charge");
  expect(await wait({ delivery_fee: 4001, paid_total: 7601 })).toBe("charge");
  expect(await wait({ discount: 4001, paid_total: 999 })).toBe("charge");
  expect(await wait({ delivery_discount: 1000, paid_total: 3500 })).toBe("charge");
  expect(await wait({ observed_at: NOW - 40 * 86_400_000 })).toBe("date");
  expect(await wait({ observed_at: NOW + 3_600_000 })).toBe("date");
  expect(await pointsBalance(db, "reem")).toBe(0);
});

test("the file of another is rejected with the reason", async () => {
  await known();
  const picture = "the same";
  await sendCheckout(db, checkout({ picture }), NOW);
  const again = await sendCheckout(db, checkout({ picture, user_id: "turki" }), NOW);
  expect(again).toMatchObject({ state: "rejected", reasons: "picture_known" });
});

const MISSING = { dish_id: null, proposed_dish: "كبسة القمر", proposed_restaurant: "زحل" };

test("a dish that is none of ours waits for a moderator, and is not accepted without one of ours", async () => {
  await known();
  const sent = await sendCheckout(db, checkout(MISSING), NOW);
  expect(sent).toMatchObject({ ...MISSING, state: "waiting", reasons: "new_dish" });
  const accept = { kind: "accept" } as const;
  const decided = { id: sent?.id ?? "", moderatorId: "mod", decision: accept };
  expect(await decideContribution(db, decided, NOW)).toBe("no_dish");
  expect(await pointsBalance(db, "reem")).toBe(0);
});

test("so does the picture of a dish that was proposed and not let in", async () => {
  await known();
  const sent = await sendCheckout(db, checkout({ ...MISSING, picture: "altered" }), NOW);
  const decision = { kind: "reject", reason: "altered" } as const;
  await decideContribution(db, { id: sent?.id ?? "", moderatorId: "mod", decision }, NOW);
  const send = (user_id: string) =>
    sendCheckout(db, checkout({ picture: "altered", user_id }), NOW);
  const rejected = { state: "rejected", reasons: "picture_known" };
  expect(await send("turki")).toMatchObject(rejected);
  await deleteOwnSnapshot(db, { id: sent?.snapshot_id ?? "", userId: "reem" }, NOW);
  expect(await send("reem")).toMatchObject(rejected);
  await erasePerson(db, OWN_DATA, { userId: "reem", now: NOW });
  expect(await send("turki")).toMatchObject(rejected);
  const kept = db.selectFrom("contribution_pictures").select("contribution_id");
  expect(await kept.where("sha256", "=", "altered").execute()).toEqual([{ contribution_id: null }]);
});

test("a moderator who lets such a dish in after all takes its picture", async () => {
  await known();
  const sent = await sendCheckout(db, checkout({ ...MISSING, picture: "real" }), NOW);
  const decide = (decision: Parameters<typeof decideContribution>[1]["decision"]) =>
    decideContribution(db, { id: sent?.id ?? "", moderatorId: "mod", decision }, NOW);
  await decide({ kind: "reject", reason: "unreadable" });
  const price = { item_price: 2000, delivery_fee: 1000, vat_on_top: 0 };
  const at = { dish_id: 2, platform: "platform_a", observed_at: NOW - 1000 };
  await decide({ kind: "accept", as: { ...ONE, ...price, ...at } });
  const kept = { ...MISSING, dish_id: 2, state: "accepted", reasons: "" };
  expect(await contributionById(db, sent?.id ?? "")).toMatchObject(kept);
  expect(await offerOf(db, 2, "platform_a")).toMatchObject({ item_price: 2000 });
});

test("a known picture is no second proof, whatever a moderator decides first", async () => {
  await known();
  const picture = "the same";
  await sendCheckout(db, checkout({ picture }), NOW);
  const before = await offerOf(db, 1, "platform_a");
  const again = checkout({ picture, user_id: "turki", observed_at: NOW });
  const id = (await sendCheckout(db, again, NOW))?.id ?? "";
  const decide = (decision: Parameters<typeof decideContribution>[1]["decision"]) =>
    decideContribution(db, { id, moderatorId: "mod", decision }, NOW);
  expect(await decide({ kind: "accept" })).toBe("known");
  expect(await decide({ kind: "reject", reason: "altered" })).toBeUndefined();
  expect(await decide({ kind: "accept" })).toBe("known");
  expect(await offerOf(db, 1, "platform_a")).toEqual(before);
  expect(await contributionById(db, id)).toMatchObject({ reasons: "picture_known altered" });
});

test("one that was found altered stays known, though its first sender takes theirs back", async () => {
  await known();
  const picture = "altered";
  const first = await sendCheckout(db, checkout({ picture }), NOW);
  const again = checkout({ picture, user_id: "turki" });
  const id = (await sendCheckout(db, again, NOW))?.id ?? "";
  for (const reason of ["unreadable", "altered"] as const) {
    const decision = { kind: "reject", reason } as const;
    await decideContribution(db, { id, moderatorId: "mod", decision }, NOW);
  }
  const kept = db.selectFrom("contribution_pictures").select("sha256");
  expect(await kept.where("contribution_id", "=", id).execute()).toEqual([{ sha256: picture }]);
  expect(await sendersOf(db, ["altered"])).toEqual(new Map([["altered", "reem"]]));

  await withdrawContribution(db, { id: first?.id ?? "", userId: "reem" }, NOW);
  await withdrawContribution(db, { id, userId: "turki" }, NOW);
  await deleteOwnSnapshot(db, { id: again.snapshot_id, userId: "turki" }, NOW);
  const third = await sendCheckout(db, checkout({ picture }), NOW);
  expect(third).toMatchObject({ state: "rejected", reasons: "picture_known" });
});

test("a form sent twice is one contribution, and a withdrawn picture may be sent again", async () => {
  await known();
  const form = checkout();
  const first = await sendCheckout(db, form, NOW);
  expect(await sendCheckout(db, form, NOW + 1)).toEqual(first);
  const before = await offerOf(db, 1, "platform_a");
  expect(await withdrawContribution(db, { id: first?.id ?? "", userId: "turki" }, NOW)).toBe(false);
  expect(await withdrawContribution(db, { id: first?.id ?? "", userId: "reem" }, NOW)).toBe(true);
  expect(await offerOf(db, 1, "platform_a")).toMatchObject({ supporters: 1 });
  expect(await pointsBalance(db, "reem")).toBe(0);
  await sendCheckout(db, { ...form, snapshot_id: "another" }, NOW);
  expect(await offerOf(db, 1, "platform_a")).toEqual(before);
  expect(await pointsBalance(db, "reem")).toBe(10);
});

test("a rejected picture stays known, though its sender takes it back or leaves", async () => {
  await known();
  const form = checkout();
  const sent = await sendCheckout(db, form, NOW);
  const id = sent?.id ?? "";
  const decision = { kind: "reject", reason: "altered" } as const;
  await decideContribution(db, { id, moderatorId: "mod", decision }, NOW);
  await withdrawContribution(db, { id, userId: "reem" }, NOW);
  const rejected = { state: "rejected", reasons: "picture_known" };
  const again = { ...form, snapshot_id: "again" };
  expect(await sendCheckout(db, again, NOW)).toMatchObject(rejected);
  expect(await contributionById(db, id)).toMatchObject({ state: "rejected", reasons: "altered" });

  await erasePerson(db, OWN_DATA, { userId: "reem", now: NOW });
  const another = { ...form, user_id: "turki", snapshot_id: "another" };
  expect(await sendCheckout(db, another, NOW)).toMatchObject(rejected);
  expect(await pointsBalance(db, "turki")).toBe(10);
  const kept = db.selectFrom("contribution_pictures").select("contribution_id");
  expect(await kept.where("sha256", "=", form.picture ?? "").execute()).toEqual([
    { contribution_id: null },
  ]);
});

test("a moderator corrects, rejects and accepts again, but never their own", async () => {
  const sent = await sendCheckout(db, checkout(), NOW);
  const id = sent?.id ?? "";
  const accept = { kind: "accept" } as const;
  expect(await decideContribution(db, { id, moderatorId: "reem", decision: accept }, NOW)).toBe(
    "own",
  );
  const price = { item_price: 2100, delivery_fee: 0, vat_on_top: 0 };
  const as = {
    ...ONE,
    dish_id: 2,
    platform: "platform_c",
    ...price,
    observed_at: NOW - 5000,
  } as const;
  const correct = { ...accept, as };
  await decideContribution(db, { id, moderatorId: "mod", decision: correct }, NOW);
  expect(await offerOf(db, 2, "platform_c")).toMatchObject({ item_price: 2100, since: NOW - 5000 });
  const reject = { kind: "reject", reason: "altered", note: "لا يطابق" } as const;
  await decideContribution(db, { id, moderatorId: "mod", decision: reject }, NOW);
  expect(await offerOf(db, 2, "platform_c")).toBeNull();
  expect(await pointsBalance(db, "reem")).toBe(0);
  await decideContribution(db, { id, moderatorId: "mod", decision: accept }, NOW);
  expect(await offerOf(db, 1, "platform_a")).toMatchObject({ item_price: 2000 });
  expect(await pointsBalance(db, "reem")).toBe(10);
});

test("a day has room for a hundred points, and what is taken back makes room again", async () => {
  await known();
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) {
    const sent = await sendCheckout(db, checkout(), NOW);
    ids.push(sent?.id ?? "");
  }
  expect(await pointsBalance(db, "reem")).toBe(100);
  await withdrawContribution(db, { id: ids[11] ?? "", userId: "reem" }, NOW);
  expect(await pointsBalance(db, "reem")).toBe(100);
  await withdrawContribution(db, { id: ids[0] ?? "", userId: "reem" }, NOW);
  expect(await pointsBalance(db, "reem")).toBe(90);
  await sendCheckout(db, checkout(), NOW);
  expect(await pointsBalance(db, "reem")).toBe(100);
  await sendCheckout(db, checkout(), NOW + 86_400_000);
  expect(await pointsBalance(db, "reem")).toBe(110);
});
