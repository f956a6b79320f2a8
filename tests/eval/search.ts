import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { fold } from "~/features/names";
import type { SearchResult, UnderstoodName } from "~/features/search/schema";
import { search } from "~/features/search/search.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { type Labelled, readLabelled } from "./labelled-queries";

/** What of an answer is right. `wrong restaurant` is one given that was not meant. */
interface Marks {
  restaurant: boolean;
  item: boolean;
  quantity: boolean;
  all: boolean;
  wrongRestaurant: boolean;
}

/** Names in either script are the same name; a name nobody stored is right when nothing was found for it. */
function isMeant(
  label: string | null | undefined,
  found: UnderstoodName | null,
  stored: ReadonlySet<string>,
): boolean {
  const wanted = fold(label ?? "");
  if (!found) return !stored.has(wanted);
  return [found.name_ar, found.name_en].some((name) => name !== null && fold(name) === wanted);
}

/** What of an answer is right by a question's label. */
export function markOf(
  labelled: Labelled,
  { intent, understood }: SearchResult,
  stored: Stored,
): Marks {
  const restaurant = isMeant(labelled.restaurant, understood.restaurant, stored.restaurants);
  const item = isMeant(labelled.item, understood.item, stored.dishes);
  const quantity = intent.quantity === labelled.quantity;
  const cuisine = !labelled.cuisine || understood.cuisine === labelled.cuisine;
  return {
    restaurant,
    item,
    quantity,
    all: restaurant && item && quantity && cuisine,
    wrongRestaurant: !restaurant && understood.restaurant !== null,
  };
}

/** Whether an answer is right in all that a label says. */
export function isRight(labelled: Labelled, result: SearchResult, stored: Stored): boolean {
  return markOf(labelled, result, stored).all;
}

/** Every folded name there is: a label outside them has nothing to be found. */
export interface Stored {
  restaurants: ReadonlySet<string>;
  dishes: ReadonlySet<string>;
}

/** The names of a catalogue, as labels are compared with them. */
export async function storedNames(db: Kysely<Database>): Promise<Stored> {
  const namesIn = async (table: "restaurants" | "dish_names") => {
    const rows = await db.selectFrom(table).select(["name_ar", "name_en"]).execute();
    return new Set(
      rows.flatMap((row) => [row.name_ar, row.name_en]).map((name) => fold(name ?? "")),
    );
  };
  const restaurants = await namesIn("restaurants");
  const dishes = await namesIn("dish_names");
  restaurants.delete("");
  dishes.delete("");
  return { restaurants, dishes };
}

function quantile(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2);
}

/**
 * `search FILE.jsonl [--db file:PATH] [--misses]`: asks every line and says how often restaurant, item and quantity are right.
 * Without `--db` the catalogue is the sample, loaded into memory.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { db: { type: "string" }, misses: { type: "boolean", default: false } },
  });
  const file = positionals[0];
  if (!file)
    throw new Error(
      "search: which file? One JSON object a line, with query, restaurant, item and quantity.",
    );
  const lines = readLabelled(file);
  const db = await openDatabase(values.db ?? "file::memory:");
  const now = Date.now();
  if (!values.db) await loadSample(db, now);
  const stored = await storedNames(db);
  await search(db, { query: "warm up", now });

  const marks: Marks[] = [];
  const times: number[] = [];
  for (const labelled of lines) {
    const begun = performance.now();
    const result = await search(db, { query: labelled.query, now });
    times.push(performance.now() - begun);
    const mark = markOf(labelled, result, stored);
    marks.push(mark);
    if (values.misses && !mark.all) console.log(missed(labelled, result));
  }
  await db.destroy();

  const share = (name: keyof Marks) =>
    `${((100 * marks.filter((mark) => mark[name]).length) / Math.max(1, marks.length)).toFixed(1)} %`;
  console.log(
    [
      `${marks.length} queries`,
      `restaurant ${share("restaurant")}`,
      `item ${share("item")}`,
      `quantity ${share("quantity")}`,
      `all three ${share("all")}`,
      `wrong restaurant ${share("wrongRestaurant")}`,
      `p50 ${quantile(times, 0.5)} ms`,
      `p99 ${quantile(times, 0.99)} ms`,
    ].join("  "),
  );
}

function missed(
  { kind, query, restaurant, item, quantity }: Labelled,
  result: SearchResult,
): string {
  const { intent, emptyReason, request } = result;
  const found = `${intent.restaurant} | ${intent.item} | ${intent.quantity}`;
  const spans = JSON.stringify(request);
  return `  [${kind}] ${query} → ${restaurant ?? ""} | ${item ?? ""} | ${quantity}\n      got ${found} ${emptyReason ?? ""}  (${spans})`;
}
