import { type Affine, fitAffine } from "./affine";
import { isByRestaurant } from "./by-restaurant";
import { LEAST_PEOPLE, SAME_FEE_HALALAS } from "./constants";
import { deciding, peopleIn, type WeighedOrder } from "./evidence";
import { fitCurve, SUBTOTALS } from "./fit-curve";
import { fitDelivery } from "./fit-delivery";
import { seenOf } from "./fit-restaurant";
import { missedHeldOut } from "./held-out";
import type { PlatformFees } from "./model";
import { paidDelivery, sinceThen } from "./platform-fees";
import { BAND_COUNT, bandOf, spreadsOf } from "./ranges";
import { coinOf, location, sum } from "./robust";
import { smallOrderOf, thresholdOf } from "./thresholds";

/** What the weighed orders of one platform say together. `minimum` is left open: it takes the other platforms. */
export function fitPlatform(orders: readonly WeighedOrder[]): PlatformFees {
  const freeFrom = freeFromOf(orders);
  const anyTold = orders.some(({ member }) => member !== null);
  const first = orders.filter(({ member }) => (anyTold ? member === false : true));
  let parts = fitPayers(first, orders, freeFrom);
  // Who tells no membership is taken for what their fee looks more like; then all is fitted again.
  const told = withMembership(parts, orders);
  if (told.some((order, i) => order.member !== orders[i]?.member))
    parts = fitPayers(told, told, freeFrom);
  const fees: PlatformFees = {
    ...parts,
    seen: seenOf(orders),
    others: sum(orders.map(({ newcomer, voice }) => (newcomer ? 0 : voice))),
    service: fitCurve(
      {
        who: [...orders],
        x: orders.map(({ subtotal }) => subtotal),
        y: orders.map(({ service }) => service),
        w: orders.map(({ voice }) => voice),
      },
      SUBTOTALS,
    ),
    serviceCoin: coinOf(deciding(orders).map(({ service }) => service)),
    smallOrder: smallOrderOf(orders),
    minimum: null,
    byRestaurant: false,
    bands: Array.from({ length: BAND_COUNT }, (_, band) =>
      seenOf(orders.filter(({ metres }) => metres !== null && bandOf(metres) === band)),
    ),
    spreads: {},
  };
  const missed = missedHeldOut(fees, told);
  fees.byRestaurant = isByRestaurant(fees.paid, missed);
  fees.spreads = spreadsOf(fees.byRestaurant ? missedHeldOut(fees, told) : missed);
  return fees;
}

type Parts = Pick<PlatformFees, "changes" | "freeFrom" | "members" | "paid">;

function fitPayers(
  sure: readonly WeighedOrder[],
  orders: readonly WeighedOrder[],
  freeFrom: number | null,
): Parts {
  const payers = sure.filter(
    ({ member, subtotal }) => member !== true && (freeFrom === null || subtotal < freeFrom),
  );
  const { changes, paid } = fitDelivery(payers);
  const members = membersOf(
    orders.filter(({ member }) => member === true),
    paid,
    changes,
  );
  return { changes, paid, members, freeFrom };
}

function freeFromOf(orders: readonly WeighedOrder[]): number | null {
  const hasMembers = orders.some(({ member }) => member === true);
  const others = orders.filter(({ member }) => (hasMembers ? member === false : member !== true));
  return thresholdOf(others, ({ delivery }) => delivery < SAME_FEE_HALALAS);
}

/** Most of the members pay the same, whatever others would: then that is their fee. */
const MOST = 0.6;

/** What members pay of the fee that others pay; null where too few are known. */
function membersOf(
  members: readonly WeighedOrder[],
  paid: Parts["paid"],
  changes: Parts["changes"],
): Affine | null {
  if (peopleIn(members) < LEAST_PEOPLE) return null;
  const w = members.map(({ voice }) => voice);
  const usual = location(
    members.map(({ delivery }) => delivery),
    w,
  );
  const decide = deciding(members);
  const same = decide.filter(({ delivery }) => Math.abs(delivery - usual) <= SAME_FEE_HALALAS);
  const voices = (of: readonly WeighedOrder[]) => sum(of.map(({ voice }) => voice));
  if (voices(same) >= MOST * voices(decide)) return { times: 0, plus: usual };
  return fitAffine(
    members.map((order) => paidDelivery(paid, order.metres, order.placedAt, order.hourKnown, 0)),
    members.map((order) => order.delivery * sinceThen(changes, order.placedAt)),
    w,
  );
}

/** Orders of unknown membership are taken for what their fee looks more like. */
export const withMembership = (parts: Parts, orders: readonly WeighedOrder[]): WeighedOrder[] =>
  orders.map((order) =>
    order.member === null ? { ...order, member: looksLikeMember(parts, order) } : order,
  );

function looksLikeMember({ changes, members, paid }: Parts, order: WeighedOrder): boolean {
  if (!members) return false;
  const other = paidDelivery(paid, order.metres, order.placedAt, order.hourKnown, 0);
  const delivery = order.delivery * sinceThen(changes, order.placedAt);
  return Math.abs(delivery - members.times * other - members.plus) < Math.abs(delivery - other);
}
