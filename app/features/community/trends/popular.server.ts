import type { Kysely } from "kysely";
import { composeQuery } from "~/features/search";
import { riyadhDay } from "~/i18n/days";
import { perDatabase } from "~/server/memoised";
import type { Database } from "~db/schema";
import { isFitToShow } from "./fit-to-show";
import { type PopularRow, popularRows } from "./queries.server";
import { MOST_INTENTS, type PopularIntent } from "./schema";
import { flushSearches } from "./search-buffer.server";

/** What is asked for now is what was asked for in this many days, today being one of them. */
export const WINDOW_DAYS = 7;

/** Read at once, so that enough are left when those that can't be shown are not. */
const CANDIDATES = 2 * MOST_INTENTS;

/** How long an answer serves while this process counts nobody new, ms: another process may. */
const FRESH_MS = 5_000;

interface Trend extends PopularIntent {
  /** Whether our catalogue knows all that is asked for, so that asking gives an answer. */
  known: boolean;
}

interface PopularIntentsQuery {
  /** Id of the only neighbourhood that counts; null for all. */
  neighbourhood: number | null;
  /** How many different people it takes. */
  atLeast: number;
  lang: "ar" | "en";
  /** ms */
  now: number;
}

interface Kept {
  at: number;
  version: number;
  trends: Promise<Trend[]>;
}

const answersOf = perDatabase(() => new Map<string, Kept>());

/**
 * What most people ask for, the first first; at most 50.
 *
 * @param patienceMs how old an answer may be although somebody asked for something since.
 */
export async function popularIntents(
  db: Kysely<Database>,
  question: PopularIntentsQuery,
  patienceMs = 0,
): Promise<Trend[]> {
  const { neighbourhood, atLeast, lang, now } = question;
  const answers = answersOf(db);
  const key = `${neighbourhood} ${atLeast} ${lang}`;
  const known = answers.get(key);
  if (known && now - known.at < patienceMs) return known.trends;
  const version = await flushSearches(db);
  if (known?.version === version && now - known.at < FRESH_MS) return known.trends;
  const trends = count(db, question);
  answers.set(key, { at: now, version, trends });
  trends.catch(() => answers.delete(key));
  return trends;
}

async function count(
  db: Kysely<Database>,
  { neighbourhood, atLeast, lang, now }: PopularIntentsQuery,
): Promise<Trend[]> {
  const since = riyadhDay(now) - WINDOW_DAYS + 1;
  const rows = await popularRows(db, { neighbourhood, since, atLeast, limit: CANDIDATES });
  return rows
    .map((row) => trendOf(row, lang))
    .filter(({ restaurant, item }) =>
      [restaurant, item].every((name) => !name || isFitToShow(name)),
    )
    .slice(0, MOST_INTENTS)
    .map((trend, at) => ({ ...trend, rank: at + 1 }));
}

function trendOf(row: PopularRow, lang: "ar" | "en"): Omit<Trend, "rank"> {
  const other = lang === "ar" ? "en" : "ar";
  const restaurant = row[`restaurant_${lang}`] ?? row[`restaurant_${other}`] ?? row.restaurant_text;
  const item = row[`item_${lang}`] ?? row[`item_${other}`] ?? row.item_text;
  return {
    query: composeQuery({ dish: item, restaurant, area: "", quantity: 1 }),
    restaurant,
    item,
    users: row.users,
    known: row.restaurant_text === "" && row.item_text === "",
  };
}
