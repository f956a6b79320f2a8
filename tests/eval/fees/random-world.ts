import { PLATFORMS } from "~/features/prices";
import { type Random, randomFor } from "~/sample/random";
import { completeWorld, type World } from "./world";

/** A world nobody has looked at: rules of every kind, drawn from `seed`. */
export function randomWorld(seed: string): World {
  const random = randomFor(`world ${seed}`);
  const maybe = (share: number, value: unknown) => (random.chance(share) ? value : undefined);
  return completeWorld({
    name: `random ${seed}`,
    seed,
    restaurants: random.int(30, 90),
    dishes: random.int(3, 7),
    people: random.int(200, 800),
    kilometres: random.int(20, 40),
    days: random.int(30, 90),
    platforms: Object.fromEntries(PLATFORMS.map((one) => [one, randomPlatform(random)])),
    itemPrice: { changesEveryDays: random.int(60, 180) },
    tips: maybe(0.5, 0.1),
    liars: maybe(0.4, {
      share: 0.1 * random.next(),
      kind: random.pick(["random", "high", "ring"]),
    }),
    unknownPlace: maybe(0.6, 0.5 * random.next()),
    unknownHour: maybe(0.4, 0.6 * random.next()),
    unknownMember: maybe(0.3, 0.5 * random.next()),
  });
}

function randomPlatform(random: Random): unknown {
  const half = (from: number, to: number) => random.int(from * 2, to * 2) / 2;
  const maybe = (share: number, make: () => unknown) => (random.chance(share) ? make() : undefined);
  return {
    delivery: random.chance(0.35) ? bands(random) : smooth(random),
    peak: maybe(0.5, () => ({
      hours: random.pick([
        [12, 13, 14],
        [19, 20, 21, 22],
        [12, 13, 19, 20, 21],
        [18, 19, 20],
      ]),
      ...(random.chance(0.5) ? { factor: 1 + random.int(2, 10) / 20 } : { plus: half(1, 4) }),
    })),
    weekendPlus: maybe(0.3, () => half(1, 3)),
    nightPlus: maybe(0.3, () => half(1, 4)),
    service: maybe(0.6, () =>
      random.chance(0.5)
        ? { fixed: half(0.5, 3) }
        : { share: random.int(2, 10) / 100, least: half(0, 2), most: random.pick([0, 4, 6, 8]) },
    ),
    freeFrom: maybe(0.3, () => random.pick([40, 50, 60, 75, 100])),
    smallOrder: maybe(0.4, () => ({ below: random.pick([20, 25, 30, 35]), fee: half(2, 6) })),
    minimum: maybe(0.2, () => random.pick([15, 20, 25])),
    restaurantOffset: maybe(0.4, () => half(1, 5)),
    members: maybe(0.4, () => ({
      share: 0.1 + 0.4 * random.next(),
      delivery: random.pick([0, 0, 0, 2, 3]),
    })),
    surge: maybe(0.25, () => ({ chance: 0.02 + 0.15 * random.next(), plus: half(2, 6) })),
    ...(random.chance(0.25)
      ? { changeOnDay: random.int(10, 88), changeFactor: random.pick([0.6, 0.75, 1.2, 1.4, 1.6]) }
      : {}),
    round: random.pick([0.01, 0.01, 0.5, 1]),
  };
}

function bands(random: Random): unknown {
  const count = random.int(1, 4);
  let [end, fee] = [random.int(2, 4), random.int(3, 8)];
  const bandsKm: number[] = [];
  const fees = [fee];
  for (let i = 0; i < count; i++) {
    bandsKm.push(end);
    end += random.int(2, 5);
    fee += random.int(1, 5);
    fees.push(fee);
  }
  return { bandsKm, fees };
}

const smooth = (random: Random) => ({
  base: random.int(3, 12),
  perKm: random.chance(0.2) ? 0 : random.int(4, 20) / 10,
  fromKm: random.int(0, 4),
});
