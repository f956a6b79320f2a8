import { doubtAbout } from "~/features/contribute/plausible";
import { agree } from "~/features/prices/evidence";
import { fold } from "~/features/prices/fold";
import { type PriceParts, total } from "~/features/prices/money";
import { type Status, statusAt } from "~/features/prices/status";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~db/sample/random";
import type { Observation, Offer } from "~db/schema";
import { levelsOf } from "./ledger";
import {
  carelessDeed,
  type Deed,
  honestDeed,
  hostileDeed,
  makePeople,
  type Person,
  ringPrice,
  SLEEPERS_WAKE,
} from "./people";
import { START, type TrueOffer, trueOffers, truePrice } from "./world";

/** How much is simulated. */
export interface Size {
  people: number;
  dishes: number;
  days: number;
}

/** Offers that a ring, and one that the sleepers, have chosen. */
const TARGETS = 6;

/** Moderators tell a forged picture from a real one this often. */
const SEES_FORGERY = 0.8;

interface SimulatedOffer extends TrueOffer {
  observations: Observation[];
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
  observations: number;
}

/** Lets people say things about prices for `days` days under the rules of the service. The same seed, the same days. */
export function simulate(seed: string, size: Size): Simulated {
  const random = randomFor(seed);
  const offers: SimulatedOffer[] = trueOffers(random, size.dishes, size.days).map((offer) => ({
    ...offer,
    observations: [],
    offer: null,
  }));
  const people = makePeople(random, size.people);
  let levels = new Map(
    people.map(({ id, character }) => [id, character === "founder" ? "trusted" : "newcomer"]),
  );
  const vouched = new Set<number>();
  const seen: Seen[] = [];
  let ids = 0;
  for (let day = 0; day < size.days; day++) {
    for (const person of people) {
      let left = person.activity;
      for (; random.next() < left; left -= 1) {
        const at = START + day * DAY_MS + random.int(1, DAY_MS - 1);
        const offer = chooseOffer(random, offers, person, day);
        const deed = deedOf(random, person, offer, day, at);
        const checked = check(random, person, offer, offers, deed, at, day);
        if (!checked) continue;
        ids += 1;
        if (checked.vouched) vouched.add(ids);
        const level = levels.get(person.id) ?? "newcomer";
        say(offer, { ...row(offer, person, deed, at, level), id: ids });
      }
    }
    levels = levelsOf(offers, vouched, levels);
    for (const { id, character } of people)
      if (character === "founder" && ["newcomer", "contributor"].includes(levels.get(id) ?? ""))
        levels.set(id, "trusted");
    look(seen, offers, day);
  }
  return { seen, people, levels, observations: ids };
}

function chooseOffer(
  random: Random,
  offers: SimulatedOffer[],
  { character }: Person,
  day: number,
): SimulatedOffer {
  const pick = (place: number) => offers[place] as SimulatedOffer;
  if (character === "ring") return pick(random.int(0, TARGETS - 1));
  if (character === "sleeper" && day >= SLEEPERS_WAKE)
    return pick(TARGETS + random.int(0, TARGETS - 1));
  // Some dishes are asked for much more than others.
  return pick(Math.floor(offers.length * random.next() ** 1.6));
}

function deedOf(
  random: Random,
  { character }: Person,
  simulated: SimulatedOffer,
  day: number,
  at: number,
): Deed {
  const real = truePrice(simulated, at);
  const { offer } = simulated;
  const isTrue = offer ? agree(total(offer, 1), total(real, 1)) : null;
  const lies = character === "ring" || (character === "sleeper" && day >= SLEEPERS_WAKE);
  if (lies) {
    const price = ringPrice(real);
    const shown = offer !== null && agree(total(offer, 1), total(price, 1));
    if (shown && random.chance(0.5)) return { kind: "right", price };
    if (!shown && offer && random.chance(0.3)) return { kind: "changed" };
    return { kind: "snapshot", price };
  }
  if (character === "careless") return carelessDeed(random, real, offer);
  if (character === "hostile") return hostileDeed(random, real, offer, isTrue ?? false);
  return honestDeed(random, real, isTrue);
}

/** What the service does with a deed: null when it is refused; a picture that waits is seen by a moderator. */
function check(
  random: Random,
  person: Person,
  offer: SimulatedOffer,
  offers: readonly SimulatedOffer[],
  deed: Deed,
  at: number,
  day: number,
): { vouched: boolean } | null {
  if (deed.kind !== "snapshot") {
    const own = offer.observations.findLast(({ user_id }) => user_id === person.id);
    return offer.offer && !(own?.proof === "snapshot") ? { vouched: false } : null;
  }
  const known = offers.filter(({ dish }) => dish === offer.dish).flatMap((one) => one.offer ?? []);
  if (doubtAbout(deed.price, offer.platform, known) === null) return { vouched: false };
  const forged = !agree(total(deed.price, 1), total(truePrice(offer, at), 1));
  const lies = person.character === "hostile" || isLyingRing(person, day);
  if (forged && lies) return random.chance(SEES_FORGERY) ? null : { vouched: true };
  return forged ? null : { vouched: true };
}

function isLyingRing({ character }: Person, day: number): boolean {
  return character === "ring" || (character === "sleeper" && day >= SLEEPERS_WAKE);
}

function row(
  { dish, platform }: TrueOffer,
  { id }: Person,
  deed: Deed,
  at: number,
  trust_level: string,
): Omit<Observation, "id"> {
  const nothing = { item_price: null, delivery_fee: null, vat_on_top: null };
  const price: PriceParts | typeof nothing = deed.kind === "changed" ? nothing : deed.price;
  return {
    dish_id: dish,
    platform,
    user_id: id,
    kind: deed.kind === "changed" ? "changed" : "price",
    ...price,
    proof: deed.kind === "snapshot" ? "snapshot" : "tap",
    image_hash: null,
    trust_level,
    observed_at: at,
  };
}

function say(offer: SimulatedOffer, observation: Observation): void {
  offer.observations.push(observation);
  const { dish, platform } = offer;
  const folded = fold(offer.observations).offer;
  offer.offer = folded && { dish_id: dish, platform, ...folded };
}

function look(seen: Seen[], offers: readonly SimulatedOffer[], day: number): void {
  const at = START + (day + 1) * DAY_MS;
  for (const [place, simulated] of offers.entries()) {
    const { offer } = simulated;
    if (!offer) continue;
    const real = truePrice(simulated, at);
    const target = place < TARGETS ? "ring" : place < 2 * TARGETS ? "sleepers" : null;
    const theirs = target !== null && agree(total(offer, 1), total(ringPrice(real), 1));
    const right = agree(total(offer, 1), total(real, 1));
    seen.push({ day, offer: place, status: statusAt(offer, at), right, target, theirs });
  }
}
