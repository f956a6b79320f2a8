import { PLATFORMS, type Platform } from "~/features/prices";

/** Less than half a riyal is no difference that anybody waits for. */
const NOTICEABLE_HALALAS = 50;

/** What an order is charged beside its dishes through one day, halalas at each whole hour in Riyadh, 0 to 23. */
export interface FeeHours {
  /** The hour that it is ordered at. */
  hour: number;
  platforms: { platform: Platform; fees: number[] }[];
}

/** A later hour from which an order is charged less; amounts in halalas. */
export interface CheaperLater {
  platform: Platform;
  hour: number;
  less: number;
}

/** Whether fees change enough in the course of the day to speak of it. */
export const changes = ({ platforms }: FeeHours): boolean =>
  platforms.some(({ fees }) => Math.max(...fees) - Math.min(...fees) >= NOTICEABLE_HALALAS);

/** For each platform the next hour of the day from which an order is charged least, where that is less than when it is ordered. */
export function cheaperLater({ hour, platforms }: FeeHours): CheaperLater[] {
  return platforms.flatMap(({ platform, fees }) => {
    const now = fees[hour] ?? 0;
    const later = fees.slice(hour + 1);
    const least = Math.min(...later);
    const less = now - least;
    if (later.length === 0 || less < NOTICEABLE_HALALAS) return [];
    return [{ platform, hour: hour + 1 + later.indexOf(least), less }];
  });
}

/** The stretches of a day in which nothing changes: from one hour to another (exclusive). */
export function stretchesOf(fees: readonly number[]): { from: number; to: number; fee: number }[] {
  const stretches: { from: number; to: number; fee: number }[] = [];
  fees.forEach((fee, hour) => {
    const last = stretches.at(-1);
    if (last?.fee === fee) last.to = hour + 1;
    else stretches.push({ from: hour, to: hour + 1, fee });
  });
  return stretches;
}

/** The stretches of a day in which no platform changes, with what each is charged. */
export function partsOfDay({ platforms }: FeeHours) {
  const starts = platforms.flatMap(({ fees }) => stretchesOf(fees).map(({ from }) => from));
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((from) => ({
      from,
      fees: platforms.map(({ platform, fees }) => ({ platform, fee: fees[from] ?? 0 })),
    }));
}

/** The platforms in their fixed order, each with the fees that `feesOf` says by hour; undefined leaves it out. */
export function throughTheDay(
  hour: number,
  feesOf: (platform: Platform) => ((hour: number) => number) | undefined,
): FeeHours {
  const platforms = PLATFORMS.flatMap((platform) => {
    const feeAt = feesOf(platform);
    return feeAt ? [{ platform, fees: Array.from({ length: 24 }, (_, at) => feeAt(at)) }] : [];
  });
  return { hour, platforms };
}
