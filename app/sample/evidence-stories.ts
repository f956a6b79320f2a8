import { isTrusted } from "~/features/prices/trust-level";
import { CONTRIBUTORS, type Contributor } from "./contributors";
import type { Random } from "./random";

/** One thing one person says in a story: `step` is which of the offer's prices they name (0 is today's). */
interface StoryLine {
  /** Whole days before today, 1 to 60, at random from the first to the second. */
  days: readonly [number, number];
  who: "anyone" | "beginner" | "trusted";
  says: "snapshot" | "tap" | "changed" | "gone";
  step?: number;
}

/** What happens to one price over 60 days. `popular` and `rest` are how often, for dishes people ask for and others. */
interface Story {
  popular: number;
  rest: number;
  lines: readonly StoryLine[];
}

const recent = [1, 7] as const;
const fresh = [1, 12] as const;
const middle = [14, 26] as const;
const old = [33, 58] as const;

const CONFIRMED: readonly StoryLine[] = [
  { days: [28, 58], who: "anyone", says: "snapshot" },
  { days: middle, who: "anyone", says: "tap" },
  { days: recent, who: "trusted", says: "snapshot" },
  { days: recent, who: "trusted", says: "snapshot" },
  { days: fresh, who: "anyone", says: "snapshot" },
  { days: fresh, who: "anyone", says: "tap" },
];

/** Prices of a story: 0 today's, 1 the one before a rise or fall, 2 a promotion's. */
const STORIES: readonly Story[] = [
  // Many agree, lately.
  { popular: 40, rest: 18, lines: CONFIRMED },
  // Agreed on some weeks ago and quiet since.
  {
    popular: 10,
    rest: 16,
    lines: [
      { days: [9, 16], who: "trusted", says: "snapshot" },
      { days: [10, 18], who: "trusted", says: "snapshot" },
      { days: [15, 27], who: "anyone", says: "tap" },
    ],
  },
  // One person's picture.
  { popular: 4, rest: 11, lines: [{ days: fresh, who: "trusted", says: "snapshot" }] },
  { popular: 4, rest: 14, lines: [{ days: [1, 26], who: "beginner", says: "snapshot" }] },
  // A picture, and someone's tap that it is still right.
  {
    popular: 6,
    rest: 6,
    lines: [
      { days: [12, 26], who: "beginner", says: "snapshot" },
      { days: fresh, who: "beginner", says: "tap" },
    ],
  },
  // Nobody has looked for a month.
  {
    popular: 3,
    rest: 8,
    lines: [
      { days: old, who: "anyone", says: "snapshot" },
      { days: old, who: "anyone", says: "tap" },
    ],
  },
  { popular: 0, rest: 5, lines: [{ days: old, who: "anyone", says: "snapshot" }] },
  // Out-voted: it changed, or it is gone, and nobody has named the new price.
  {
    popular: 2,
    rest: 3,
    lines: [
      { days: middle, who: "beginner", says: "snapshot" },
      { days: recent, who: "trusted", says: "changed" },
      { days: recent, who: "anyone", says: "changed" },
    ],
  },
  {
    popular: 1,
    rest: 3,
    lines: [
      { days: middle, who: "beginner", says: "snapshot" },
      { days: recent, who: "trusted", says: "gone" },
      { days: recent, who: "anyone", says: "gone" },
    ],
  },
  // Agreed on, with one vote against.
  {
    popular: 6,
    rest: 4,
    lines: [...CONFIRMED, { days: [1, 1], who: "beginner", says: "changed" }],
  },
  // One rise or fall.
  {
    popular: 18,
    rest: 9,
    lines: [
      { days: [44, 60], who: "anyone", says: "snapshot", step: 1 },
      { days: [36, 50], who: "anyone", says: "snapshot", step: 1 },
      { days: [33, 48], who: "anyone", says: "tap", step: 1 },
      { days: [20, 28], who: "beginner", says: "changed" },
      { days: [10, 19], who: "trusted", says: "snapshot" },
      { days: fresh, who: "trusted", says: "snapshot" },
      { days: recent, who: "anyone", says: "tap" },
    ],
  },
  // A promotion that ended.
  {
    popular: 6,
    rest: 3,
    lines: [
      { days: [46, 60], who: "anyone", says: "snapshot" },
      { days: [40, 50], who: "anyone", says: "tap" },
      { days: [26, 34], who: "trusted", says: "snapshot", step: 2 },
      { days: [22, 30], who: "trusted", says: "snapshot", step: 2 },
      { days: [8, 16], who: "trusted", says: "snapshot" },
      { days: [5, 12], who: "trusted", says: "snapshot" },
      { days: recent, who: "anyone", says: "tap" },
    ],
  },
];

/** Something said about one offer. */
export interface Saying {
  person: Contributor;
  daysAgo: number;
  says: StoryLine["says"];
  step: number;
}

/** Draws a story for one offer, and its people: nobody speaks twice in it. */
export function tellStory(random: Random, popular: boolean): Saying[] {
  const story = pickStory(random, popular ? "popular" : "rest");
  const left = [...CONTRIBUTORS];
  return story.lines.map(({ days, who, says, step = 0 }) => {
    const person = random.pick(left.filter(({ trustLevel }) => fits(trustLevel, who)));
    left.splice(left.indexOf(person), 1);
    return { person, daysAgo: random.int(...days), says, step };
  });
}

function fits(trustLevel: string, who: StoryLine["who"]): boolean {
  return who === "anyone" || isTrusted(trustLevel) === (who === "trusted");
}

function pickStory(random: Random, column: "popular" | "rest"): Story {
  const total = STORIES.reduce((sum, story) => sum + story[column], 0);
  let at = random.next() * total;
  const story = STORIES.find((each) => {
    at -= each[column];
    return at < 0;
  });
  return story ?? random.pick(STORIES);
}
