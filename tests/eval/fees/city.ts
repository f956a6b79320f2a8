import { PLATFORMS, type Platform } from "~/features/prices";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import { START } from "./charges";
import { rulesOf, type World } from "./world";

/** Kilometres from the city's corner. */
export interface Spot {
  x: number;
  y: number;
}

export interface Neighbourhood extends Spot {
  id: number;
}

/** A restaurant, its dishes, and what it is dearer by on each platform (SAR). */
export interface SimulatedRestaurant extends Spot {
  id: number;
  dishes: SimulatedDish[];
  offsets: Record<Platform, number>;
}

export interface SimulatedDish {
  id: number;
  /** What one costs from which moment (ms) on, halalas; earliest first. */
  prices: Record<Platform, { from: number; price: number }[]>;
}

export interface SimulatedPerson {
  id: string;
  home: Spot;
  neighbourhood: Neighbourhood;
  level: string;
  liar: boolean;
  members: Record<Platform, boolean>;
  activity: number;
}

export interface City {
  neighbourhoods: Neighbourhood[];
  restaurants: SimulatedRestaurant[];
}

/** A neighbourhood of Riyadh is about 2.5 km across. */
const ACROSS_KM = 2.5;

/** Who sends pictures, by level, in a community that has grown for a while. */
const LEVELS = [
  ...Array(5).fill("newcomer"),
  ...Array(9).fill("contributor"),
  ...Array(5).fill("trusted"),
  "expert",
];

export const kilometres = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const perPlatform = <T>(make: (platform: Platform) => T) =>
  Object.fromEntries(PLATFORMS.map((platform) => [platform, make(platform)])) as Record<
    Platform,
    T
  >;

export function cityOf(world: World): City {
  const random = randomFor(`${world.name} ${world.seed} city`);
  const side = Math.max(1, Math.round(world.kilometres / ACROSS_KM));
  const across = world.kilometres / side;
  const neighbourhoods = Array.from({ length: side * side }, (_, i) => ({
    id: i + 1,
    x: ((i % side) + 0.5) * across,
    y: (Math.floor(i / side) + 0.5) * across,
  }));
  const restaurants = Array.from({ length: world.restaurants }, (_, i) => {
    const days = repricings(random, world);
    return {
      id: i + 1,
      x: random.next() * world.kilometres,
      y: random.next() * world.kilometres,
      dishes: Array.from({ length: world.dishes }, (_, j) =>
        dishOf(random, i * world.dishes + j + 1, days),
      ),
      offsets: perPlatform((platform) => {
        const { restaurantOffset, round } = rulesOf(world, platform);
        const step = Math.max(0.5, round);
        return Math.round(((2 * random.next() - 1) * restaurantOffset) / step) * step;
      }),
    };
  });
  return { neighbourhoods, restaurants };
}

/** A repricing touches this share of a menu, on all platforms alike. */
const TOUCHED = 0.35;

/** The days on which a restaurant reprices: about every so many, the first anywhere within them. */
function repricings(random: Random, { days, itemPrice }: World): number[] {
  const every = itemPrice.changesEveryDays;
  const found: number[] = [];
  if (every <= 0) return found;
  for (let day = random.next() * every; day < days; day += every * (0.5 + random.next()))
    found.push(day);
  return found;
}

/** A dish of 12 to 90 SAR, dearer by up to 15 % on a platform; a change is a step of 5 to 20 %, mostly up. */
function dishOf(random: Random, id: number, days: readonly number[]): SimulatedDish {
  const menu = 1200 * 7.5 ** random.next();
  const steps = days
    .filter(() => random.chance(TOUCHED))
    .map((day) => ({
      from: START + day * DAY_MS,
      times: 1 + (random.chance(0.7) ? 1 : -1) * (0.05 + 0.15 * random.next()),
    }));
  const prices = perPlatform(() => {
    let price = Math.round((menu * (1 + 0.15 * random.next())) / 50) * 50;
    return [
      { from: START, price },
      ...steps.map(({ from, times }) => {
        price = Math.max(500, Math.round((price * times) / 50) * 50);
        return { from, price };
      }),
    ];
  });
  return { id, prices };
}

/** What one of a dish costs on a platform at `at` (ms), halalas. */
export function priceAt(dish: SimulatedDish, platform: Platform, at: number): number {
  return dish.prices[platform].findLast(({ from }) => from <= at)?.price ?? 0;
}

/** People of the city. `who` names the stream they are drawn from. */
export function peopleOf(world: World, city: City, who: string, count: number): SimulatedPerson[] {
  const random = randomFor(`${world.name} ${world.seed} ${who}`);
  const across = world.kilometres / Math.sqrt(city.neighbourhoods.length);
  const { kind, share } = world.liars;
  return Array.from({ length: count }, (_, i) => {
    const neighbourhood = random.pick(city.neighbourhoods);
    const aside = () => (random.next() - 0.5) * across;
    return {
      id: `${who} ${i}`,
      home: { x: neighbourhood.x + aside(), y: neighbourhood.y + aside() },
      neighbourhood,
      level: random.pick(LEVELS) as string,
      liar: kind !== "ring" && random.chance(share),
      members: perPlatform((platform) => random.chance(rulesOf(world, platform).members.share)),
      activity: 0.2 + random.next() ** 2,
    };
  });
}
