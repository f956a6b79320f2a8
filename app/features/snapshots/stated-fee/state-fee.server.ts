import type { Kysely } from "kysely";
import type { Charge } from "~/features/fees";
import {
  chargesOfOrders,
  forgetReview,
  recordForReview,
  recordOrder,
  withdrawOrder,
} from "~/features/fees/index.server";
import { neighbourhoodNames } from "~/features/places/index.server";
import { isPlatform, type Platform, SAID_FOR_MS } from "~/features/prices";
import { offerOf } from "~/features/prices/index.server";
import { levelOf } from "~/features/trust/index.server";
import type { TwoNames } from "~/i18n/name";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { ordersStatedBy, restaurantOfDish } from "./queries.server";
import { isOdd, type StatedFee, type StatedFeeErrors } from "./stated-fee";

/** Who says it, and on the page of which dish. */
interface FeeSaying {
  userId: string;
  dishId: number;
}

/**
 * Says what delivery of an order cost: an order without a line, known by nothing but its person's word, which weighs as a
 * tap does. What the same person said of the platform within a day is replaced, so the same form again does nothing more;
 * and nothing is kept of who has left. What is more than the dishes cost waits for a moderator. In one transaction.
 *
 * @returns what is wrong; undefined when it is said.
 */
export function stateFee(
  db: Kysely<Database>,
  { userId, dishId, stated }: FeeSaying & { stated: StatedFee },
  now: number,
): Promise<StatedFeeErrors | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await isActiveAccount(trx, userId))) return undefined;
    const { platform, neighbourhoodId, member } = stated;
    if (neighbourhoodId !== null && !(await neighbourhoodNames(trx, neighbourhoodId)))
      return { neighbourhood: "invalid" };
    // Who orders this dish pays at least for it.
    const subtotal = stated.subtotal ?? (await offerOf(trx, dishId, platform))?.item_price;
    if (subtotal === undefined) return { subtotal: "invalid" };
    const order = {
      neighbourhood_id: neighbourhoodId,
      subtotal,
      member: member === null ? null : Number(member),
    };
    const charges = chargesIn(stated);
    const before = await statedOrders(trx, { userId, dishId, platform }, now);
    const same = before.some(
      (one) =>
        textOf(one.charges) === textOf(charges) &&
        (["neighbourhood_id", "subtotal", "member"] as const).every(
          (key) => one[key] === order[key],
        ),
    );
    if (same) return undefined;
    for (const { id } of before) await takeBack(trx, id, now);
    await (isOdd(subtotal, stated) ? recordForReview : recordOrder)(trx, {
      ...order,
      ...{ user_id: userId, dish_id: dishId, platform, branch_id: null, promised_minutes: null },
      trust_level: await levelOf(trx, userId),
      ...{ placed_at: now, hour_known: 0, recorded_at: now },
      ...{ proof: "stated", charges },
    });
    return undefined;
  });
}

/** Takes back what a person said within a day about delivery on a platform. Doing it again changes nothing. */
export function takeBackFee(
  db: Kysely<Database>,
  of: FeeSaying & { platform: Platform },
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const { id } of await statedOrders(trx, of, now)) await takeBack(trx, id, now);
  });
}

async function takeBack(trx: Kysely<Database>, id: number, now: number): Promise<void> {
  await forgetReview(trx, id);
  await withdrawOrder(trx, { id, at: now });
}

/** What a person said about delivery, to be shown to them and taken back. */
export interface OwnStatedFee {
  platform: Platform;
  /** Halalas. */
  delivery: number;
  neighbourhood: TwoNames | null;
  /** Whether a moderator is still to look at it. */
  waits: boolean;
}

/** What a person said within a day about delivery from the restaurant of a dish; none for who is not signed in. */
export async function ownStatedFees(
  db: Kysely<Database>,
  { userId, dishId }: { userId: string | null; dishId: number },
  now: number,
): Promise<OwnStatedFee[]> {
  if (userId === null) return [];
  const orders = await statedOrders(db, { userId, dishId }, now);
  return orders.flatMap(({ platform, charges, name_ar: ar, name_en: en, review }) => {
    const delivery = charges.find(({ kind }) => kind === "delivery")?.amount ?? 0;
    const neighbourhood = ar === null && en === null ? null : { ar, en };
    const waits = review === "waiting";
    return isPlatform(platform) ? [{ platform, delivery, neighbourhood, waits }] : [];
  });
}

async function statedOrders(
  db: Kysely<Database>,
  { userId, dishId, platform }: FeeSaying & { platform?: Platform },
  now: number,
) {
  const restaurantId = await restaurantOfDish(db, dishId);
  if (restaurantId === undefined) return [];
  const since = now - SAID_FOR_MS;
  const orders = (await ordersStatedBy(db, userId, { restaurantId, since })).filter(
    (order) => platform === undefined || order.platform === platform,
  );
  const charges = await chargesOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, charges: charges.get(order.id) ?? [] }));
}

/** Delivery is told even where it cost nothing. */
function chargesIn({ delivery, service }: StatedFee): Charge[] {
  const charges: Charge[] = [{ kind: "delivery", off: "", amount: delivery }];
  if (service > 0) charges.push({ kind: "service", off: "", amount: service });
  return charges;
}

const textOf = (charges: readonly Charge[]) =>
  charges
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .sort()
    .join();
