import { LEAST_PEOPLE } from "~/features/fees";
import { agree, type Status } from "~/features/prices";
import type { Measured } from "./report";

/** A total on one platform that people searched for. */
export interface SearchedTotal {
  /** Different people who asked. */
  people: number;
  status: Status;
  /** ms since somebody last saw the price. */
  age: number;
}

/** Two pictures of one price by two people, one after the other; halalas for one. */
export interface Pair {
  before: number;
  after: number;
  /** Who sent the second. */
  person: string;
}

/**
 * How good the prices of some totals are, and how often the next picture disagreed.
 *
 * @param people how many different people searched for these totals.
 */
export function measure(
  totals: readonly SearchedTotal[],
  people: number,
  pairs: readonly Pair[],
): Measured {
  const asked = people >= LEAST_PEOPLE ? totals : [];
  const told = new Set(pairs.map(({ person }) => person)).size >= LEAST_PEOPLE ? pairs : [];
  const differing = told.filter(({ before, after }) => !agree(before, after));
  const weight = sum(asked.map((total) => total.people));
  const verified = asked.filter(({ status }) => status === "verified");
  return {
    verified: weight === 0 ? null : sum(verified.map((total) => total.people)) / weight,
    age: median(asked.map((total) => ({ value: total.age, weight: total.people }))),
    wrong: told.length === 0 ? null : differing.length / told.length,
    wrongBy: median(
      differing.map(({ before, after }) => ({
        value: Math.abs(after - before) / before,
        weight: 1,
      })),
    ),
  };
}

/** The value that half of the weight lies at or below; null without any. */
export function median(values: readonly { value: number; weight: number }[]): number | null {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  let left = sum(sorted.map(({ weight }) => weight)) / 2;
  for (const { value, weight } of sorted) {
    left -= weight;
    if (left <= 0) return value;
  }
  return null;
}

const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
