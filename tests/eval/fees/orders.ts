import type { FeeOrder } from "~/features/fees";
import { PLATFORMS, type Platform, trustLevel } from "~/features/prices";
import { PROOF_FACTOR } from "~/features/prices/constants";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import { StartError } from "~/server/start-error";
import { type Charges, charge, START } from "./charges";
import {
  type City,
  kilometres,
  peopleOf,
  priceAt,
  type SimulatedDish,
  type SimulatedPerson,
  type SimulatedRestaurant,
} from "./city";
import { rulesOf, type World } from "./world";

/** What somebody wants: a dish, how many, from where, to where, when. */
export interface Wish {
  person: SimulatedPerson;
  restaurant: SimulatedRestaurant;
  dish: SimulatedDish;
  quantity: number;
  /** ms. */
  at: number;
}

/** A picture of an order: what the fee model sees of it, and what the price of the dish is folded from. */
export interface Pictured extends FeeOrder {
  dish: number;
  quantity: number;
  /** Halalas for one. */
  itemPrice: number;
  tip: number;
  level: string;
  liar: boolean;
}

/** Orders by hour of the day: lunch, and a long evening. */
const BY_HOUR = [4, 3, 2, 1, 1, 1, 1, 1, 2, 3, 3, 4, 8, 9, 7, 5, 4, 4, 5, 8, 10, 10, 8, 6];

/** Orders fall by e over this many kilometres. */
const NEAR_KM = 5;

/** What a ring says that its target's delivery costs too much, halalas, and how often each says it. */
const RING_PLUS = 800;
const RING_ORDERS = 4;

/** Where platforms refuse nearly all orders for their size, nobody orders there. */
const MOST_REFUSED = 50;

/** Draws wishes of `people` from day `from` to day `to`. */
export function wishes(
  random: Random,
  world: World,
  city: City,
  people: readonly SimulatedPerson[],
  days: { from: number; to: number },
): () => Wish {
  const pickPerson = weighted(people.map(({ activity }) => activity));
  const pickHour = weighted(BY_HOUR);
  const nearest = new Map<SimulatedPerson, (drawn: number) => number>();
  const minutes = Math.round((days.to - days.from) * 24 * 60);
  return () => {
    const person = people[pickPerson(random.next())] as SimulatedPerson;
    let near = nearest.get(person);
    if (!near) {
      near = weighted(
        city.restaurants.map((place) => Math.exp(-kilometres(place, person.home) / NEAR_KM)),
      );
      nearest.set(person, near);
    }
    const restaurant = city.restaurants[near(random.next())] as SimulatedRestaurant;
    const dish = restaurant.dishes[
      Math.floor(world.dishes * random.next() ** 1.5)
    ] as SimulatedDish;
    const day = Math.floor(days.from + random.int(0, minutes - 1) / (24 * 60));
    const at = START + day * DAY_MS + (pickHour(random.next()) * 60 + random.int(0, 59)) * 60_000;
    const drawn = random.next();
    return { person, restaurant, dish, quantity: drawn < 0.6 ? 1 : drawn < 0.85 ? 2 : 3, at };
  };
}

/** What a wish is really charged on a platform, halalas; null where the order is too small to be taken. */
export function trueCharges(
  world: World,
  { at, dish, person, quantity, restaurant }: Wish,
  platform: Platform,
  surged: boolean,
): (Charges & { subtotal: number }) | null {
  const rules = rulesOf(world, platform);
  const subtotal = priceAt(dish, platform, at) * quantity;
  if (rules.minimum !== null && subtotal < rules.minimum * 100) return null;
  const charged = charge(rules, {
    km: kilometres(restaurant, person.home),
    at,
    subtotal,
    member: person.members[platform],
    offset: restaurant.offsets[platform],
    surged,
  });
  return { ...charged, subtotal };
}

/** The pictures that are sent of `count` orders, earliest first. */
export function picturesOf(world: World, city: City, count: number): Pictured[] {
  const random = randomFor(`${world.name} ${world.seed} orders`);
  const next = wishes(random, world, city, peopleOf(world, city, "person", world.people), {
    from: 0,
    to: world.days,
  });
  const pictures: Pictured[] = [];
  for (let tried = 0; pictures.length < count; tried++) {
    if (tried > MOST_REFUSED * (count + pictures.length))
      throw new StartError(`Hardly any order of ${world.name} is as large as its platforms ask.`);
    const wish = next();
    const platform = random.pick(PLATFORMS);
    const surged = random.chance(rulesOf(world, platform).surge.chance);
    const charged = trueCharges(world, wish, platform, surged);
    if (charged) pictures.push(picture(random, world, wish, platform, charged));
  }
  if (world.liars.kind === "ring") pictures.push(...ringOf(world, city, world.liars.ring));
  return pictures
    .sort((a, b) => a.placedAt - b.placedAt)
    .map((one, i) => ({ ...one, orderId: i + 1 }));
}

function picture(
  random: Random,
  world: World,
  wish: Wish,
  platform: Platform,
  charged: Charges & { subtotal: number },
): Pictured {
  const { at, dish, person, quantity, restaurant } = wish;
  const placed = random.chance(world.unknownPlace) ? null : person.neighbourhood;
  const honest = {
    orderId: 0,
    person: person.id,
    weight: trustLevel(person.level).confirmation_weight * PROOF_FACTOR.snapshot,
    newcomer: person.level === "newcomer",
    platform,
    restaurantId: restaurant.id,
    neighbourhoodId: placed?.id ?? null,
    metres: placed && Math.round(1000 * kilometres(placed, restaurant)),
    placedAt: at,
    hourKnown: !random.chance(world.unknownHour),
    ...charged,
    member: random.chance(world.unknownMember) ? null : person.members[platform],
    cash: 0,
    dish: dish.id,
    quantity,
    itemPrice: priceAt(dish, platform, at),
    tip: random.chance(world.tips) ? random.int(2, 10) * 100 : 0,
    level: person.level,
    liar: person.liar,
  };
  return person.liar ? lied(random, world, honest) : honest;
}

function lied(random: Random, world: World, honest: Pictured): Pictured {
  if (world.liars.kind === "high")
    return { ...honest, delivery: honest.delivery + random.int(8, 15) * 100 };
  const itemPrice = random.chance(0.5)
    ? Math.round((honest.itemPrice * (0.65 + 0.75 * random.next())) / 50) * 50
    : honest.itemPrice;
  return {
    ...honest,
    itemPrice,
    subtotal: itemPrice * honest.quantity,
    delivery: random.int(0, 50) * 50,
    service: random.int(0, 10) * 100,
  };
}

/** New people who say together, in the last ten days, that delivery from one restaurant is dearer than it is. */
export function ringOf(world: World, city: City, size: number): Pictured[] {
  const random = randomFor(`${world.name} ${world.seed} ring`);
  const restaurant = random.pick(city.restaurants);
  const platform = random.pick(PLATFORMS);
  const near = { ...city, restaurants: [restaurant] };
  const people = peopleOf(world, city, "ring", size * 8)
    .sort((a, b) => kilometres(a.home, restaurant) - kilometres(b.home, restaurant))
    .slice(0, size)
    .map((person) => ({ ...person, level: "newcomer", liar: false }));
  const days = { from: Math.max(0, world.days - 10), to: world.days };
  return people.flatMap((person) => {
    const next = wishes(random, world, near, [person], days);
    return Array.from({ length: RING_ORDERS }, () => {
      const wish = next();
      const charged = trueCharges(world, wish, platform, false);
      if (!charged) return [];
      const honest = picture(random, { ...world, unknownPlace: 0 }, wish, platform, charged);
      return [{ ...honest, delivery: honest.delivery + RING_PLUS, liar: true }];
    }).flat();
  });
}

/** Picks an index with chance proportional to its weight, from a number drawn from 0 to 1. */
function weighted(weights: readonly number[]): (drawn: number) => number {
  let sum = 0;
  const sums = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return (drawn) => {
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > drawn * sum) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
