import { estimateFees, type FeeModel, fitFees, type Situation } from "~/features/fees";
import { PLATFORMS, type Platform, statusAt } from "~/features/prices";
import { besideOthers } from "~/features/prices/beside-others";
import { type Folded, fold } from "~/features/prices/fold";
import { reviewByLaterEvidence } from "~/features/prices/later-evidence";
import { DAY_MS } from "~/i18n/days";
import type { Observation, Offer } from "~db/schema";
import { START } from "./charges";
import { kilometres } from "./city";
import { type Pictured, trueCharges, type Wish } from "./orders";
import type { World } from "./world";

export const RULES = ["fees", "total", "oracle"] as const;
export type RuleName = (typeof RULES)[number];

/** What a rule says that an order comes to, halalas. `low` and `high` are null for a rule without a range. */
export interface Said {
  total: number;
  low: number | null;
  high: number | null;
  /** Whether the offer it rests on is verified, and what that offer says. */
  verified: boolean;
  offered: number;
}

/** What a rule has learnt of a world's pictures. */
export interface Learnt {
  /** Null where it knows no price, or knows that the order is too small. */
  say(wish: Wish, platform: Platform): Said | null;
  /** Share of the offers that are verified at the end. */
  verified: number;
  /** Share of what honest people said that later evidence agreed with. */
  honest: number;
}

interface FoldedOffer {
  offer: Omit<Offer, "dish_id" | "platform">;
  /** Of the pictures that the price was taken from: what one dish cost without its fees. */
  itemPrice: number;
}

type Priced = Pick<Said, "total" | "low" | "high">;

const keyOf = (dish: number, platform: Platform) => `${dish} ${platform}`;

/** One dish on one platform: its pictures, and what they come to by themselves and beside other platforms. */
interface FoldedGroup {
  pictures: Pictured[];
  observations: Observation[];
  folded: Folded;
  others: Folded[];
}

/** Folds what `priceOf` reads from each picture, dish by dish and platform by platform. */
export function foldGroups(
  pictures: readonly Pictured[],
  priceOf: (picture: Pictured) => number = itemPriceOf,
): Map<string, FoldedGroup> {
  const groups = new Map<string, FoldedGroup>();
  for (const picture of pictures) {
    const key = keyOf(picture.dish, picture.platform);
    const empty = { pictures: [], observations: [], folded: fold([]), others: [] };
    const group: FoldedGroup = groups.get(key) ?? empty;
    groups.set(key, group);
    group.pictures.push(picture);
    group.observations.push(observationOf(picture, priceOf(picture)));
  }
  for (const group of groups.values()) group.folded = fold(group.observations);
  for (const {
    others,
    pictures: [first],
  } of groups.values())
    for (const platform of PLATFORMS)
      if (first && platform !== first.platform)
        others.push(groups.get(keyOf(first.dish, platform))?.folded ?? fold([]));
  return groups;
}

function foldAll(
  pictures: readonly Pictured[],
  priceOf: (picture: Pictured) => number,
): { offers: Map<string, FoldedOffer>; honest: number } {
  const offers = new Map<string, FoldedOffer>();
  let agreed = 0;
  let judged = 0;
  for (const [key, { folded, observations, others, pictures: group }] of foldGroups(
    pictures,
    priceOf,
  )) {
    // The rule before knew nothing of other platforms.
    const offer = priceOf === totalForOne ? folded.offer : besideOthers(folded, others);
    const source = group.findLast((picture) => priceOf(picture) === offer?.item_price);
    if (offer) offers.set(key, { offer, itemPrice: source?.itemPrice ?? offer.item_price });
    const liars = new Set(group.filter(({ liar }) => liar).map(({ person }) => person));
    for (const one of reviewByLaterEvidence(observations, folded.versions)) {
      if (liars.has(one.observation.user_id)) continue;
      judged += 1;
      agreed += Number(one.agreed);
    }
  }
  return { offers, honest: judged === 0 ? 1 : agreed / judged };
}

function observationOf(picture: Pictured, item_price: number): Observation {
  return {
    id: picture.orderId,
    dish_id: picture.dish,
    platform: picture.platform,
    user_id: picture.person,
    kind: "price",
    item_price,
    proof: "snapshot",
    image_hash: null,
    options: null,
    quantity: 1,
    order_id: null,
    trust_level: picture.level,
    observed_at: picture.placedAt,
  };
}

/** What is known of a wish where its neighbourhood, hour and membership are told. */
export function situationOf(wish: Wish, platform: Platform, subtotal: number): Situation {
  const { at, person, restaurant } = wish;
  return {
    platform,
    restaurantId: restaurant.id,
    neighbourhoodId: person.neighbourhood.id,
    metres: Math.round(1000 * kilometres(person.neighbourhood, restaurant)),
    at,
    subtotal,
    member: person.members[platform],
  };
}

export function learn(
  rule: RuleName,
  world: World,
  pictures: readonly Pictured[],
  model = rule === "fees" ? fitFees(pictures) : null,
): Learnt {
  const { honest, offers } = folded(rule === "total" ? totalForOne : itemPriceOf, pictures);
  const now = START + world.days * DAY_MS;
  const isVerified = ({ offer }: FoldedOffer) => statusAt(offer, now) === "verified";
  const say = (wish: Wish, platform: Platform): Said | null => {
    const folded = offers.get(keyOf(wish.dish.id, platform));
    if (!folded) return null;
    const priced = model
      ? byFees(model, folded, wish, platform)
      : rule === "oracle"
        ? byOracle(world, folded, wish, platform)
        : { total: byTotal(folded, wish), low: null, high: null };
    return priced && { ...priced, verified: isVerified(folded), offered: folded.offer.item_price };
  };
  const verified = [...offers.values()].filter(isVerified).length / Math.max(1, offers.size);
  return { say, honest, verified };
}

const itemPriceOf = ({ itemPrice }: Pictured) => itemPrice;

type FoldedOffers = ReturnType<typeof foldAll>;
const known = new WeakMap<readonly Pictured[], Map<unknown, FoldedOffers>>();

/** Folds pictures once for all rules that read the same price from them. */
function folded(
  priceOf: (picture: Pictured) => number,
  pictures: readonly Pictured[],
): FoldedOffers {
  const of = known.get(pictures) ?? new Map<unknown, FoldedOffers>();
  known.set(pictures, of);
  const offers = of.get(priceOf) ?? foldAll(pictures, priceOf);
  of.set(priceOf, offers);
  return offers;
}

/** All that was paid with one dish, as the rule before counted it: tips too. */
const totalForOne = (order: Pictured) =>
  order.itemPrice + order.delivery + order.service + order.smallOrder + order.tip;

const byTotal = ({ itemPrice, offer }: FoldedOffer, { quantity }: Wish) =>
  offer.item_price + itemPrice * (quantity - 1);

function byFees(
  model: FeeModel,
  { offer }: FoldedOffer,
  wish: Wish,
  platform: Platform,
): Priced | null {
  const subtotal = offer.item_price * wish.quantity;
  const fees = estimateFees(model, situationOf(wish, platform, subtotal));
  if (subtotal < (fees.thresholds.minimum ?? 0)) return null;
  return {
    total: subtotal + fees.delivery + fees.service + fees.smallOrder,
    low: subtotal + fees.low,
    high: subtotal + fees.high,
  };
}

/** The hidden rules from the centre of the neighbourhood, on the item price that the evidence has. */
function byOracle(
  world: World,
  { offer }: FoldedOffer,
  wish: Wish,
  platform: Platform,
): Priced | null {
  const person = { ...wish.person, home: wish.person.neighbourhood };
  const prices = { ...wish.dish.prices, [platform]: [{ from: 0, price: offer.item_price }] };
  const known = { ...wish, person, dish: { ...wish.dish, prices } };
  const charged = trueCharges(world, known, platform, false);
  if (!charged) return null;
  const total = charged.subtotal + charged.delivery + charged.service + charged.smallOrder;
  return { total, low: null, high: null };
}
