import SQLite from "better-sqlite3";
import { pick, seeded } from "./random";

const DISTINCT_QUERIES = 5_000;

interface Row {
  restaurant_ar: string | null;
  restaurant_en: string | null;
  dish_ar: string;
  dish_en: string;
}

/**
 * What people might ask of the generated catalogue: dish and restaurant, or one of them, in either
 * script, with the small words people use; every third with a typing error.
 *
 * @param seed another one gives other queries.
 * @returns 5,000 distinct queries.
 */
export function distinctQueries(path: string, seed: number): string[] {
  const db = new SQLite(path, { readonly: true });
  const rows = db
    .prepare<[], Row>(
      `select r.name_ar restaurant_ar, r.name_en restaurant_en, n.name_ar dish_ar, n.name_en dish_en
       from dishes d join restaurants r on r.id = d.restaurant_id
       join dish_names n on n.id = d.dish_name_id where d.id % 53 = 0`,
    )
    .all();
  db.close();
  const random = seeded(seed);
  const queries = new Set<string>();
  while (queries.size < DISTINCT_QUERIES) {
    const query = phrase(random, pick(random, rows));
    if (query) queries.add(queries.size % 3 === 0 ? misspell(random, query) : query);
  }
  return [...queries];
}

function phrase(random: () => number, row: Row): string | undefined {
  const arabic = random() < 0.6;
  const restaurant = arabic ? row.restaurant_ar : row.restaurant_en;
  const dish = arabic ? row.dish_ar : row.dish_en;
  const quantity = random() < 0.3 ? `${2 + Math.floor(random() * 3)} ` : "";
  const shape = random();
  if (shape < 0.2) return quantity + dish;
  if (!restaurant) return undefined;
  if (shape < 0.4) return restaurant;
  if (shape < 0.6) return `${quantity}${dish} ${arabic ? "من" : "from"} ${restaurant}`;
  if (shape < 0.8) return `${restaurant} ${quantity}${dish}`;
  return `${arabic ? "ابغى" : "how much is"} ${quantity}${dish} ${arabic ? "من" : "at"} ${restaurant}`;
}

/** One letter dropped, doubled, or swapped with its neighbour, inside the query. */
function misspell(random: () => number, query: string): string {
  const at = 1 + Math.floor(random() * (query.length - 2));
  const kind = random();
  if (kind < 1 / 3) return query.slice(0, at) + query.slice(at + 1);
  if (kind < 2 / 3) return query.slice(0, at) + query.slice(at - 1);
  return query.slice(0, at) + (query[at + 1] ?? "") + (query[at] ?? "") + query.slice(at + 2);
}

/** An endless stream of places in a list of `size`, the n-th asked 1/n as often as the first (Zipf). */
export function zipf(size: number, seed: number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= size; rank++) {
    sum += 1 / rank;
    sums.push(sum);
  }
  const random = seeded(seed);
  return () => {
    const aim = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < aim) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
