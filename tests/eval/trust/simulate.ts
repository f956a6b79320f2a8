import { besideOthers } from "~/features/prices/beside-others";
import { STALE_AFTER_MS } from "~/features/prices/constants";
import { agree } from "~/features/prices/evidence";
import { type Folded, fold } from "~/features/prices/fold";
import { type Status, statusAt } from "~/features/prices/status";
import { reasonToWait } from "~/features/snapshots/plausible";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import type { Observation, Offer } from "~db/schema";
import { type FeeWorld, feePaid, householdOf, spotOf } from "./fees";
import { accuracyOfPeople, levelsOf } from "./ledger";
import {
  carelessDeed,
  type Deed,
  honestDeed,
  hostileDeed,
  makePeople,
  type Person,
  ringDeed,
  ringPrice,
  SLEEPERS_WAKE,
} from "./people";
import { START, type TrueOffer, trueOffers, truePrice } from "./world";

/**
 * `total`: what item and delivery cost together is one price, as it once was; `heads`: the item price alone, every head a
 * voice; `voices`: as now, where people who keep standing together against everybody else share one.
 */
export const RULES = ["total", "heads", "voices"] as const;

export type Rule = (typeof RULES)[number];

/** How much is simulated, in which world, and by which rule. */
export interface Setting {
  people: number;
  dishes: number;
  days: number;
  world: FeeWorld;
  rule: Rule;
  /** Where among the dishes, most asked for first, the ones that rings lie about begin, 0 to 1; null without rings. */
  targetsAt: number | null;
}

/** Offers that a ring, and one that the sleepers, have chosen. */
const TARGETS = 6;

/** Moderators tell a forged picture from a real one this often. */
const SEES_FORGERY = 0.8;

interface SimulatedOffer extends TrueOffer {
  place: number;
  observations: Observation[];
  folded: Folded;
  offer: Offer | null;
}

/** One offer at the end of one day. */
export interface Seen {
  day: number;
  offer: number;
  status: Status;
  right: boolean;
  /** Which group of liars has chosen it, and whether the price shown is theirs. */
  target: "ring" | "sleepers" | null;
  theirs: boolean;
}

export interface Simulated {
  seen: Seen[];
  people: Person[];
  levels: Map<string, string>;
  /** Share of what was judged that the outcome agreed with, of everyone of a character together. */
  accuracy: Map<string, number>;
  observations: number;
}

/** Lets people say things about prices for some days under the rules of the service. The same seed, the same days. */
export function simulate(seed: string, setting: Setting): Simulated {
  const random = randomFor(seed);
  const offers: SimulatedOffer[] = trueOffers(random, setting.dishes, setting.days).map(
    (offer, place) => ({ ...offer, place, observations: [], folded: fold([]), offer: null }),
  );
  const people = makePeople(random, setting.people);
  const founders = new Set(people.filter(({ character }) => character === "founder"));
  let levels = new Map(
    people.map((person) => [person.id, founders.has(person) ? "trusted" : "newcomer"]),
  );
  const { targetsAt } = setting;
  const first = targetsAt === null ? null : Math.round(targetsAt * offers.length);
  const vouched = new Set<number>();
  const seen: Seen[] = [];
  let ids = 0;
  for (let day = 0; day < setting.days; day++) {
    for (const person of people) {
      let left = person.activity;
      for (; random.next() < left; left -= 1) {
        const at = START + day * DAY_MS + random.int(1, DAY_MS - 1);
        const offer = chooseOffer(random, offers, person, { day, first });
        const lies = first !== null && isLyingRing(person, day);
        const visit = { person, offer, lies, at, fee: feeAt(setting, offer, person.id, at) };
        const deed = deedOf(random, visit);
        const checked = check(random, visit, offers, deed);
        if (!checked) continue;
        ids += 1;
        if (checked.vouched) vouched.add(ids);
        const level = levels.get(person.id) ?? "newcomer";
        say(offers, offer, { ...row(visit, deed, level), id: ids });
      }
    }
    const now = START + (day + 1) * DAY_MS;
    levels = levelsOf(offers, vouched, levels, { now, voices: setting.rule === "voices" });
    for (const { id } of founders)
      if (["newcomer", "contributor"].includes(levels.get(id) ?? "")) levels.set(id, "trusted");
    look(seen, offers, { day, first, setting });
  }
  return {
    seen,
    people,
    levels,
    accuracy: accuracyOfPeople(offers, vouched, people),
    observations: ids,
  };
}

/** Somebody looks at an offer. `fee` is what counts of the delivery they pay, halalas: nothing unless by the rule `total`. */
interface Visit {
  person: Person;
  offer: SimulatedOffer;
  /** Whether the person is of a ring, and awake. */
  lies: boolean;
  at: number;
  fee: number;
}

function feeAt({ world, rule }: Setting, offer: TrueOffer, person: string, at: number): number {
  if (rule !== "total") return 0;
  const usual = truePrice(offer, at).delivery_fee;
  const from = spotOf(`dish ${offer.dish}`);
  return feePaid(world, { usual, from, to: householdOf(person), at: at - START });
}

function chooseOffer(
  random: Random,
  offers: SimulatedOffer[],
  person: Person,
  { day, first }: { day: number; first: number | null },
): SimulatedOffer {
  const pick = (place: number) => offers[place] as SimulatedOffer;
  if (first !== null && isLyingRing(person, day)) {
    const own = person.character === "ring" ? first : first + TARGETS;
    return pick(own + random.int(0, TARGETS - 1));
  }
  // Some dishes are asked for much more than others.
  return pick(Math.floor(offers.length * random.next() ** 1.6));
}

function deedOf(random: Random, visit: Visit): Deed {
  const { person, offer: simulated, at, fee } = visit;
  const real = truePrice(simulated, at).item_price;
  const shown = simulated.offer?.item_price;
  const isShown = (price: number) => (shown === undefined ? null : agree(shown, price + fee));
  if (visit.lies) return ringDeed(random, real, isShown(ringPrice(real)));
  if (person.character === "careless") return carelessDeed(random, real, isShown(real));
  if (person.character === "hostile") return hostileDeed(random, real, isShown(real));
  return honestDeed(random, real, isShown(real));
}

/** Whether a person is of a ring, and awake. */
function isLyingRing({ character }: Person, day: number): boolean {
  return character === "ring" || (character === "sleeper" && day >= SLEEPERS_WAKE);
}

/** What the service does with a deed: null when it is refused; a picture that waits is seen by a moderator. */
function check(
  random: Random,
  visit: Visit,
  offers: readonly SimulatedOffer[],
  deed: Deed,
): { vouched: boolean } | null {
  const { person, offer, at, fee } = visit;
  if (deed.kind !== "snapshot") {
    const own = offer.observations.findLast(({ user_id }) => user_id === person.id);
    return offer.offer && !(own?.proof === "snapshot") ? { vouched: false } : null;
  }
  const known = offers.filter(({ dish }) => dish === offer.dish).flatMap((one) => one.offer ?? []);
  if (reasonToWait(deed.itemPrice + fee, offer.platform, known) === null) return { vouched: false };
  const forged = !agree(deed.itemPrice, truePrice(offer, at).item_price);
  if (forged && (person.character === "hostile" || visit.lies))
    return random.chance(SEES_FORGERY) ? null : { vouched: true };
  return forged ? null : { vouched: true };
}

/** What is compared, where an observation keeps its item price. */
const priceParts = (item_price: number) => ({ item_price });

function row({ person, offer, at, fee }: Visit, deed: Deed, trust_level: string) {
  const { dish: dish_id, platform } = offer;
  const shown = offer.offer?.item_price ?? 0;
  const nothing = { item_price: null };
  const said = deed.kind === "snapshot" ? deed.itemPrice + fee : shown;
  return {
    dish_id,
    platform,
    user_id: person.id,
    kind: deed.kind === "changed" ? ("changed" as const) : ("price" as const),
    ...(deed.kind === "changed" ? nothing : priceParts(said)),
    proof: deed.kind === "snapshot" ? ("snapshot" as const) : ("tap" as const),
    image_hash: null,
    trust_level,
    observed_at: at,
    order_id: null,
    quantity: 1,
    options: null,
  };
}

function say(
  offers: readonly SimulatedOffer[],
  offer: SimulatedOffer,
  observation: Observation,
): void {
  offer.observations.push(observation);
  offer.folded = fold(offer.observations);
  const ofDish = offers.filter(({ dish }) => dish === offer.dish);
  for (const one of ofDish) {
    const others = ofDish.filter((other) => other !== one).map(({ folded }) => folded);
    const beside = besideOthers(one.folded, others);
    one.offer = beside && { dish_id: one.dish, platform: one.platform, ...beside };
  }
}

function look(
  seen: Seen[],
  offers: readonly SimulatedOffer[],
  { day, first, setting }: { day: number; first: number | null; setting: Setting },
): void {
  const at = START + (day + 1) * DAY_MS;
  // By the rule `total`, a price is right when it is what the next person pays: somebody else each day.
  const next = `passer-by ${day}`;
  for (const [place, simulated] of offers.entries()) {
    const { offer } = simulated;
    if (!offer) continue;
    const real = truePrice(simulated, at).item_price;
    const fee = feeAt(setting, simulated, next, at - DAY_MS / 4);
    const targeted = first === null ? -1 : Math.floor((place - first) / TARGETS);
    const target = targeted === 0 ? "ring" : targeted === 1 ? "sleepers" : null;
    // What was true until lately is nobody's lie, even where it is a fifth below what is true now.
    const lately = truePrice(simulated, at - STALE_AFTER_MS).item_price;
    const theirs =
      target !== null &&
      agree(offer.item_price, ringPrice(real) + fee) &&
      !agree(offer.item_price, lately + fee);
    const right = agree(offer.item_price, real + fee);
    seen.push({ day, offer: place, status: statusAt(offer, at), right, target, theirs });
  }
}
