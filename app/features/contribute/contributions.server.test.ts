import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { erasePerson } from "~/features/accounts/own-data/queries.server";
import { offerOf } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import type { NewContribution } from "./contribution";
import { decideContribution } from "./decide-contribution.server";
import { deleteOwnSnapshot } from "./own/queries.server";
import { pointsBalance } from "./points/queries.server";
import { contributionById, sendersOf } from "./queries.server";
import { insertSnapshot } from "./snapshot/queries.server";
import { submitContribution } from "./submit-contribution.server";
import { withdrawContribution } from "./withdraw-contribution.server";

const NOW = Date.UTC(2026, 2, 14, 9);
let db: Kysely<Database>;

beforeEach(async () => {
  db = await evidenceDatabase(["reem", "turki", "mod"], { level: "newcomer" });
});
afterEach(() => db.destroy());

let sequence = 0;
function checkout(rest: Partial<NewContribution> = {}): NewContribution {
  sequence += 1;
  return {
    userId: "reem",
    idempotencyKey: `form ${sequence}`,
    dishId: 1,
    platform: "platform_a",
    itemPrice: 2000,
    deliveryFee: 900,
    serviceFee: 100,
    vatOnTop: 0,
    discount: 500,
    quantity: 2,
    paidTotal: 4500,
    observedAt: NOW - 1000,
    pictures: [{ sha256: `picture ${sequence}` }],
    ...rest,
  };
}

/** Lets a first price be known, so that the next ones have something to be compared with. */
async function known() {
  const first = await submitContribution(db, checkout({ userId: "turki" }), NOW);
  const decision = { kind: "accept" } as const;
  await decideContribution(db, { id: first?.id ?? "", moderatorId: "mod", decision }, NOW);
}

test("one that sums, is new and plausible is accepted at once and paid", async () => {
  await known();
  const sent = await submitContribution(db, checkout(), NOW);
  expect(sent).toMatchObject({ state: "accepted", reasons: "", decided_by: null });
  expect(await pointsBalance(db, "reem")).toBe(10);
  const offer = await offerOf(db, 1, "platform_a");
  expect(offer).toMatchObject({ item_price: 2000, delivery_fee: 1000, supporters: 2 });
});

test("one that leaves a doubt waits with its reasons, and earns nothing yet", async () => {
  const wait = async (rest: Partial<NewContribution>) =>
    (await submitContribution(db, checkout(rest), NOW))?.reasons;
  expect(await wait({})).toBe("nothing_known");
  await known();
  expect(await wait({ paidTotal: 4600 })).toBe("parts");
  expect(await wait({ paidTotal: null, pictures: [] })).toBe("no_picture parts");
  expect(await wait({ itemPrice: 5000, paidTotal: 10_500 })).toBe("implausible");
  expect(await wait({ platform: "platform_b", itemPrice: 9000, paidTotal: 18_500 })).toBe(
    "implausible",
  );
  expect(await wait({ observedAt: NOW - 40 * 86_400_000 })).toBe("date");
  expect(await wait({ observedAt: NOW + 3_600_000 })).toBe("date");
  expect(await pointsBalance(db, "reem")).toBe(0);
});

test("the file of another is rejected with the reason", async () => {
  await known();
  const pictures = [{ sha256: "the same" }];
  await submitContribution(db, checkout({ pictures }), NOW);
  const again = await submitContribution(db, checkout({ pictures, userId: "turki" }), NOW);
  expect(again).toMatchObject({ state: "rejected", reasons: "picture_known" });
});

test("so does the picture of a dish that was proposed and not let in", async () => {
  await known();
  const when = { created_at: NOW, expires_at: NOW + 1 };
  const snapshot = { id: "sn_1", user_id: "reem", form_hash: "form", consent: 0, ...when };
  const picture = { name: "p", exact_hash: "altered", look_hash: "", width: 1, height: 1 };
  await insertSnapshot(db, { ...snapshot, state: "read", proposal_state: "rejected" }, [picture]);
  const send = async (userId: string, idempotencyKey: string) => {
    const pictures = [{ sha256: "altered" }];
    return submitContribution(db, checkout({ pictures, userId, idempotencyKey }), NOW);
  };
  const rejected = { state: "rejected", reasons: "picture_known" };
  expect(await send("turki", "while it is kept")).toMatchObject(rejected);
  await deleteOwnSnapshot(db, { id: "sn_1", userId: "reem" });
  expect(await send("reem", "thrown away")).toMatchObject(rejected);
  const kept = db.selectFrom("contribution_pictures").select("contribution_id");
  expect(await kept.where("sha256", "=", "altered").execute()).toEqual([{ contribution_id: null }]);
});

test("a moderator who lets such a dish in after all takes its picture", async () => {
  await known();
  const when = { created_at: NOW, expires_at: NOW + 1 };
  const snapshot = { id: "sn_1", user_id: "reem", form_hash: "form", consent: 0, ...when };
  const picture = { name: "p", exact_hash: "real", look_hash: "", width: 1, height: 1 };
  await insertSnapshot(db, { ...snapshot, state: "read", proposal_state: "rejected" }, [picture]);
  const sent = checkout({ pictures: [{ sha256: "real" }], idempotencyKey: "sn_1" });
  expect(await submitContribution(db, sent, NOW)).toMatchObject({ state: "accepted" });
});

test("a known picture is no second proof, whatever a moderator decides first", async () => {
  await known();
  const pictures = [{ sha256: "the same" }];
  await submitContribution(db, checkout({ pictures }), NOW);
  const before = await offerOf(db, 1, "platform_a");
  const again = checkout({ pictures, userId: "turki", observedAt: NOW });
  const id = (await submitContribution(db, again, NOW))?.id ?? "";
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
  const pictures = [{ sha256: "altered" }];
  const first = await submitContribution(db, checkout({ pictures }), NOW);
  const when = { created_at: NOW, expires_at: NOW + 1 };
  const snapshot = { id: "sn_2", user_id: "turki", form_hash: "form", consent: 0, ...when };
  const picture = { name: "p", exact_hash: "altered", look_hash: "", width: 1, height: 1 };
  await insertSnapshot(db, { ...snapshot, state: "read" }, [picture]);
  const again = checkout({ pictures, userId: "turki", idempotencyKey: "sn_2" });
  const id = (await submitContribution(db, again, NOW))?.id ?? "";
  for (const reason of ["unreadable", "altered"] as const) {
    const decision = { kind: "reject", reason } as const;
    await decideContribution(db, { id, moderatorId: "mod", decision }, NOW);
  }
  const kept = db.selectFrom("contribution_pictures").select("sha256");
  expect(await kept.where("contribution_id", "=", id).execute()).toEqual(pictures);
  expect(await sendersOf(db, ["altered"])).toEqual(new Map([["altered", "reem"]]));

  await withdrawContribution(db, { id: first?.id ?? "", userId: "reem" }, NOW);
  await withdrawContribution(db, { id, userId: "turki" }, NOW);
  await deleteOwnSnapshot(db, { id: "sn_2", userId: "turki" });
  const third = await submitContribution(db, checkout({ pictures }), NOW);
  expect(third).toMatchObject({ state: "rejected", reasons: "picture_known" });
});

test("a form sent twice is one contribution, and a withdrawn picture may be sent again", async () => {
  await known();
  const form = checkout();
  const first = await submitContribution(db, form, NOW);
  expect(await submitContribution(db, form, NOW + 1)).toEqual(first);
  const before = await offerOf(db, 1, "platform_a");
  expect(await withdrawContribution(db, { id: first?.id ?? "", userId: "turki" }, NOW)).toBe(false);
  expect(await withdrawContribution(db, { id: first?.id ?? "", userId: "reem" }, NOW)).toBe(true);
  expect(await offerOf(db, 1, "platform_a")).toMatchObject({ supporters: 1 });
  expect(await pointsBalance(db, "reem")).toBe(0);
  await submitContribution(db, { ...form, idempotencyKey: "another" }, NOW);
  expect(await offerOf(db, 1, "platform_a")).toEqual(before);
  expect(await pointsBalance(db, "reem")).toBe(10);
});

test("a rejected picture stays known, though its sender takes it back or leaves", async () => {
  await known();
  const form = checkout();
  const sent = await submitContribution(db, form, NOW);
  const id = sent?.id ?? "";
  const decision = { kind: "reject", reason: "altered" } as const;
  await decideContribution(db, { id, moderatorId: "mod", decision }, NOW);
  await withdrawContribution(db, { id, userId: "reem" }, NOW);
  const rejected = { state: "rejected", reasons: "picture_known" };
  const again = { ...form, idempotencyKey: "again" };
  expect(await submitContribution(db, again, NOW)).toMatchObject(rejected);
  expect(await contributionById(db, id)).toMatchObject({ state: "rejected", reasons: "altered" });

  await erasePerson(db, { userId: "reem", nameless: "deleted-1", now: NOW });
  const another = { ...form, userId: "turki", idempotencyKey: "another" };
  expect(await submitContribution(db, another, NOW)).toMatchObject(rejected);
  expect(await pointsBalance(db, "turki")).toBe(10);
  const kept = db.selectFrom("contribution_pictures").select("contribution_id");
  expect(await kept.where("sha256", "=", form.pictures[0]?.sha256 ?? "").execute()).toEqual([
    { contribution_id: null },
  ]);
});

test("a moderator corrects, rejects and accepts again, but never their own", async () => {
  const sent = await submitContribution(db, checkout(), NOW);
  const id = sent?.id ?? "";
  const accept = { kind: "accept" } as const;
  expect(await decideContribution(db, { id, moderatorId: "reem", decision: accept }, NOW)).toBe(
    "own",
  );
  const price = { item_price: 2100, delivery_fee: 0, vat_on_top: 0 };
  const as = { dishId: 2, platform: "platform_c", price, observedAt: NOW - 5000 } as const;
  const correct = { ...accept, as };
  await decideContribution(db, { id, moderatorId: "mod", decision: correct }, NOW);
  expect(await offerOf(db, 2, "platform_c")).toMatchObject({ ...price, since: NOW - 5000 });
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
    const sent = await submitContribution(db, checkout(), NOW);
    ids.push(sent?.id ?? "");
  }
  expect(await pointsBalance(db, "reem")).toBe(100);
  await withdrawContribution(db, { id: ids[11] ?? "", userId: "reem" }, NOW);
  expect(await pointsBalance(db, "reem")).toBe(100);
  await withdrawContribution(db, { id: ids[0] ?? "", userId: "reem" }, NOW);
  expect(await pointsBalance(db, "reem")).toBe(90);
  await submitContribution(db, checkout(), NOW);
  expect(await pointsBalance(db, "reem")).toBe(100);
  await submitContribution(db, checkout(), NOW + 86_400_000);
  expect(await pointsBalance(db, "reem")).toBe(110);
});
