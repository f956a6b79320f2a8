import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chargesOfOrders } from "~/features/fees/queries.server";
import { offerOf } from "~/features/prices/queries.server";
import { asSent } from "~/features/trust";
import { trackRecord } from "~/features/trust/levels/track-record.server";
import { pointsBalance } from "~/features/trust/points/queries.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { expectConsistent } from "~tests/support/expect-consistent";
import { type SentCheckout, sendCheckout } from "~tests/support/send-checkout";
import { decideContribution } from "./decide-contribution.server";
import { type Contribution, linesOfOrder } from "./queries.server";
import { withdrawContribution } from "./withdraw-contribution.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["reem", "turki", "mod"], { level: "newcomer" });
});
afterEach(async () => {
  await expectConsistent(db);
  await db.destroy();
});

let sequence = 0;

/** Two of the first dish for 20 each, one of the second for 15 and a drink that is none of ours for 5, with 10 of delivery. */
function order(rest: Partial<SentCheckout> = {}): SentCheckout {
  sequence += 1;
  return {
    user_id: "reem",
    snapshot_id: `sn_${sequence}`,
    ...{ dish_id: 1, item_price: 2000, quantity: 2, platform: "platform_a", others: 2000 },
    more: [
      { dish_id: 2, item_price: 1500, quantity: 1, options: "بدون بصل" },
      {
        ...{ dish_id: null, item_price: 500, quantity: 1 },
        ...{ proposed_dish: "Moon cola", proposed_restaurant: "عمو حمزة" },
      },
    ],
    ...{ delivery_fee: 1000, service_fee: 0, vat_on_top: 0, discount: 0, paid_total: 7000 },
    ...{ observed_at: NOW - 1000, hour_known: 0, picture: `picture ${sequence}` },
    ...rest,
  };
}

/** Lets a moderator take what a person sends: each dish has a price from then on. */
async function known() {
  for (const dish_id of [1, 2]) {
    const price = dish_id === 1 ? 2000 : 1500;
    const single = { dish_id, item_price: price, quantity: 1, others: 0, more: [] };
    const sent = order({ user_id: "turki", ...single, paid_total: price + 1000 });
    const first = await sendCheckout(db, sent, NOW);
    const decision = { kind: "accept" } as const;
    await decideContribution(db, { id: first?.id ?? "", moderatorId: "mod", decision }, NOW);
  }
}

const decide = (
  id: string | undefined,
  decision: Parameters<typeof decideContribution>[1]["decision"],
) => decideContribution(db, { id: id ?? "", moderatorId: "mod", decision }, NOW);

const lines = (first: Contribution | undefined) => linesOfOrder(db, first?.id ?? "");
const states = async (first: Contribution | undefined) =>
  (await lines(first)).map(({ state, reasons }) => `${state} ${reasons}`.trim());

/** The orders of a person that count, each with the lines that count. */
async function ordersOf(userId: string) {
  const rows = await db
    .selectFrom("orders")
    .leftJoin("order_withdrawals as gone", "gone.order_id", "orders.id")
    .select(["orders.id", "subtotal"])
    .where("user_id", "=", userId)
    .where("gone.order_id", "is", null)
    .execute();
  return Promise.all(
    rows.map(async ({ id, subtotal }) => ({
      subtotal,
      charges: (await chargesOfOrders(db, [id])).get(id),
      lines: await db
        .selectFrom("observations")
        .select(["dish_id", "item_price", "quantity", "options"])
        .where("order_id", "=", id)
        .where("id", "not in", (q) => q.selectFrom("withdrawals").select("observation_id"))
        .orderBy("dish_id")
        .execute(),
    })),
  );
}

test("each line of an order is evidence of its own, of one order that is charged and paid once", async () => {
  await known();
  const first = await sendCheckout(db, order(), NOW);
  expect(await states(first)).toEqual(["accepted", "accepted", "waiting new_dish"]);
  expect(await ordersOf("reem")).toEqual([
    {
      subtotal: 6000,
      charges: [{ kind: "delivery", off: "", amount: 1000 }],
      lines: [
        { dish_id: 1, item_price: 2000, quantity: 2, options: null },
        { dish_id: 2, item_price: 1500, quantity: 1, options: "بدون بصل" },
      ],
    },
  ]);
  for (const dish of [1, 2])
    expect(await offerOf(db, dish, "platform_a")).toMatchObject({ supporters: 2 });
  expect(await pointsBalance(db, "reem")).toBe(10);
  expect(await trackRecord(db, "reem")).toMatchObject({ pictures: 1, days: 1 });
});

test("a dish that is let in later joins the order it came with, and is paid no second time", async () => {
  await known();
  const first = await sendCheckout(db, order(), NOW);
  const proposal = (await lines(first))[2];
  const as = proposal && asSent({ ...proposal, dish_id: 3 });
  if (!as) throw new Error("Nothing was proposed");
  await decide(proposal.id, { kind: "accept", as });
  const [one, ...others] = await ordersOf("reem");
  expect(others).toEqual([]);
  expect(one?.lines.map(({ dish_id }) => dish_id)).toEqual([1, 2, 3]);
  expect(await pointsBalance(db, "reem")).toBe(10);
});

test("a charge that a moderator corrects on one line is corrected for all lines of its order", async () => {
  await known();
  const first = await sendCheckout(db, order(), NOW);
  const as = first && asSent(first);
  if (!as) throw new Error("Nothing was sent");
  await decide(first.id, { kind: "accept", as: { ...as, delivery_fee: 700, paid_total: 6700 } });
  const [one, ...others] = await ordersOf("reem");
  expect(others).toEqual([]);
  expect(one).toMatchObject({ charges: [{ kind: "delivery", amount: 700 }] });
  expect(one?.lines).toHaveLength(2);
});

test("lines that wait for their order alone go with it, and a forged picture takes all of them", async () => {
  await known();
  const odd = await sendCheckout(db, order({ paid_total: 100 }), NOW);
  expect(await states(odd)).toEqual(["waiting parts", "waiting with_order", "waiting new_dish"]);
  await decide(odd?.id, { kind: "accept" });
  expect(await states(odd)).toEqual(["accepted", "accepted", "waiting new_dish"]);
  await decide((await lines(odd))[1]?.id, { kind: "reject", reason: "altered" });
  expect(await states(odd)).toEqual(Array(3).fill("rejected altered"));
  expect(await ordersOf("reem")).toEqual([]);
  expect(await pointsBalance(db, "reem")).toBe(0);
});

test("where only the first dish was wrong, the other lines wait for a decision of their own", async () => {
  await known();
  const odd = await sendCheckout(db, order({ paid_total: 100 }), NOW);
  await decide(odd?.id, { kind: "reject", reason: "wrong_dish" });
  expect(await states(odd)).toEqual(["rejected wrong_dish", "waiting parts", "waiting new_dish"]);
});

test("who takes an order back takes all its lines back", async () => {
  await known();
  const first = await sendCheckout(db, order(), NOW);
  await withdrawContribution(db, { id: first?.id ?? "", userId: "reem" }, NOW);
  expect(await states(first)).toEqual(Array(3).fill("withdrawn"));
  expect(await ordersOf("reem")).toEqual([]);
  expect(await pointsBalance(db, "reem")).toBe(0);
});

test("the same order in another picture counts once, unless it was placed at another hour", async () => {
  await known();
  await sendCheckout(db, order(), NOW);
  expect(await states(await sendCheckout(db, order(), NOW))).toEqual(
    Array(3).fill("rejected order_twice"),
  );
  const noon = { observed_at: NOW - 7_200_000, hour_known: 1 };
  expect(await states(await sendCheckout(db, order(noon), NOW))).toContain("rejected order_twice");
  expect(
    await states(await sendCheckout(db, order({ discount: 500, paid_total: 6500 }), NOW)),
  ).toContain("accepted");
  expect(await pointsBalance(db, "reem")).toBe(20);
});

test("somebody else's order of the same minute is looked at by a person", async () => {
  await known();
  const placed = { observed_at: NOW - 7_200_000, hour_known: 1 };
  await sendCheckout(db, order(placed), NOW);
  const again = await sendCheckout(db, order({ ...placed, user_id: "turki" }), NOW);
  expect((await states(again))[0]).toBe("waiting order_known");
  const later = { ...placed, observed_at: NOW - 3_600_000, user_id: "turki" };
  expect((await states(await sendCheckout(db, order(later), NOW)))[0]).toBe("accepted");
});

test("a menu tells what each dish costs and of no order", async () => {
  await known();
  const none = { delivery_fee: 0, paid_total: null, others: 0, quantity: 1 };
  const first = await sendCheckout(db, order({ source: "menu", ...none }), NOW);
  expect(await states(first)).toEqual(["accepted", "accepted", "waiting new_dish"]);
  expect(await ordersOf("reem")).toEqual([]);
  expect(await offerOf(db, 2, "platform_a")).toMatchObject({ supporters: 2 });
  expect(await pointsBalance(db, "reem")).toBe(10);
  await decide(first?.id, { kind: "accept" });
  expect(await trackRecord(db, "reem")).toMatchObject({ goodPictures: 1, pictures: 1 });
});
