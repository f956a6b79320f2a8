import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { erasePerson } from "~/features/accounts/own-data/erase-person.server";
import { decideFlag } from "~/features/moderation/flags/decide-flag.server";
import { insertFlag, openFlags } from "~/features/moderation/flags/queries.server";
import { PLATFORMS } from "~/features/prices/platform";
import { offerOf } from "~/features/prices/queries.server";
import { decideContribution } from "~/features/snapshots/decide-contribution.server";
import { withdrawContribution } from "~/features/snapshots/withdraw-contribution.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { DAY_MS } from "~/i18n/days";
import { OWN_DATA } from "~/own-data.server";
import type { Database } from "~db/schema";
import { DISHES } from "./evidence-database";
import { sendCheckout } from "./send-checkout";

export const PEOPLE = ["amal", "badr", "dana", "fahd", "huda", "mod"];
const START = Date.UTC(2026, 0, 1, 9);

/** Something that happens to prices and people: which person, dish and price, some hours after the step before. */
const step = fc.record({
  kind: fc.constantFrom(
    "submit",
    "submit",
    "submit",
    "right",
    "right",
    "changed",
    "gone",
    "undo",
    "accept",
    "correct",
    "reject",
    "withdraw",
    "report",
    "uphold",
    "erase",
  ),
  user: fc.constantFrom(...PEOPLE),
  dish: fc.constantFrom(...DISHES),
  platform: fc.constantFrom(...PLATFORMS.slice(0, 2)),
  price: fc.constantFrom(2000, 2020, 2400, 6000),
  picture: fc.integer({ min: 0, max: 60 }),
  key: fc.integer({ min: 0, max: 40 }),
  pick: fc.nat(),
  hours: fc.integer({ min: 0, max: 40 }),
  /** How many lines an order has beside its first. */
  lines: fc.integer({ min: 0, max: 3 }),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Sequences of such steps. Few people, dishes and prices, so that they meet often. */
export const steps = fc.array(step, { minLength: 10, maxLength: 60 });

/** Lets the steps happen one after another. `done` hears of each as soon as it is. */
export async function takeSteps(
  db: Kysely<Database>,
  all: readonly Step[],
  done: (step: Step) => void = () => {},
): Promise<void> {
  let now = START;
  for (const one of all) {
    now += one.hours * (DAY_MS / 24) + 1;
    await take(db, one, now);
    done(one);
    await nextTurn();
  }
}

async function take(db: Kysely<Database>, one: Step, now: number): Promise<void> {
  const { user, dish, platform } = one;
  if (one.kind === "submit") await sendCheckout(db, checkoutOf(one, now), now);
  else if (one.kind === "erase") await erase(db, user, now);
  else if (one.kind === "report") await report(db, one, now);
  else if (one.kind === "uphold") await uphold(db, now);
  else if (["right", "changed", "gone", "undo"].includes(one.kind)) {
    const offer = await offerOf(db, dish, platform);
    const word = one.kind as "right";
    const tap = { word, dishId: dish, platform, seen: offer?.item_price ?? 0 };
    await tapPrice(db, { userId: user, tap }, now);
  } else await decide(db, one, now);
}

async function decide(db: Kysely<Database>, one: Step, now: number): Promise<void> {
  const sent = await db.selectFrom("contributions").select(["id", "user_id"]).execute();
  const chosen = sent[one.pick % Math.max(1, sent.length)];
  if (!chosen) return;
  const { id, user_id: userId } = chosen;
  if (one.kind === "withdraw") {
    await withdrawContribution(db, { id, userId }, now);
    return;
  }
  const price = { item_price: one.price, delivery_fee: 0, vat_on_top: 0, paid_total: one.price };
  const parts = { ...price, quantity: 1, service_fee: 0, discount: 0 };
  const observed_at = now - one.hours * (DAY_MS / 2);
  const as = { dish_id: one.dish, platform: one.platform, ...parts, observed_at };
  const decision =
    one.kind === "reject"
      ? ({ kind: "reject", reason: "altered" } as const)
      : one.kind === "correct"
        ? ({ kind: "accept", as } as const)
        : ({ kind: "accept" } as const);
  await decideContribution(db, { id, moderatorId: "mod", decision }, now);
}

async function report(db: Kysely<Database>, one: Step, now: number): Promise<void> {
  const undecided = { state: "open", decided_by: null, decided_at: null } as const;
  const offer = await offerOf(db, one.dish, one.platform);
  const price_seen = offer?.item_price ?? null;
  const what = { dish_id: one.dish, platform: one.platform, price_seen };
  const words = { reason: "altered", note: "" };
  await insertFlag(db, { user_id: one.user, created_at: now, ...what, ...words, ...undecided });
}

/** A moderator takes down the price that was reported first. */
async function uphold(db: Kysely<Database>, now: number): Promise<void> {
  const [flag] = (await openFlags(db)).rows;
  if (flag) await decideFlag(db, { id: flag.id, moderatorId: "mod", verdict: "upheld" }, now);
}

/** Leaves and comes back as nobody: the row of the person stays, without a name. */
async function erase(db: Kysely<Database>, userId: string, now: number): Promise<void> {
  await erasePerson(db, OWN_DATA, { userId, now });
}

/** What a step sends; the same key is the same snapshot. */
export function checkoutOf(one: Step, now: number) {
  const more = DISHES.slice(0, one.lines ?? 0).map((dish_id) => ({
    ...{ dish_id, item_price: one.price, quantity: 1 },
  }));
  return {
    user_id: one.user,
    snapshot_id: `sn_${one.user}_${one.key}`,
    dish_id: one.dish,
    platform: one.platform,
    item_price: one.price,
    delivery_fee: 500,
    service_fee: 0,
    vat_on_top: 0,
    discount: 0,
    quantity: 1,
    paid_total: one.price * (1 + more.length) + 500,
    // A minute of its own: each is another order.
    ...{ observed_at: now - 1000, hour_known: 1 },
    ...{ more, others: one.price * more.length },
    picture: `picture ${one.picture}`,
  };
}
