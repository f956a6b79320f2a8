import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Database } from "~db/schema";
import { perDatabase } from "../memoised";

/** Stands in a query for a value that comes with each call. */
class Placeholder {
  constructor(readonly name: PropertyKey) {}
}

/**
 * A query that Kysely compiles once per database, for reads too hot to be compiled each time.
 *
 * @param build makes the query; `slot("id")` stands where the argument `id` of a call goes.
 * @returns runs it: `(db, { id: 7 })` gives the rows.
 */
export function compiledOnce<Args extends object, Row>(
  build: (
    db: Kysely<Database>,
    slot: <Name extends keyof Args>(name: Name) => Args[Name],
  ) => Compilable<Row>,
): (db: Kysely<Database>, args: Args) => Promise<Row[]> {
  const slot = <Name extends keyof Args>(name: Name) =>
    new Placeholder(name) as unknown as Args[Name];
  const compiled = perDatabase((db) => build(db, slot).compile());
  return async (db, args) => {
    const query = compiled(db);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? args[value.name as keyof Args] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/** Statements are compiled for these many ids; a shorter list is padded by repeating its last id. */
const LIST_SIZES = [1, 4, 16, 64, 256] as const;
const LONGEST_LIST = 256;

/**
 * The same for a query about many ids, once for each size of list. Its only parameters are the ids, in any number.
 *
 * @returns runs it: `(db, [7, 9])` gives the rows of all, in the order of the lists they were asked for in.
 */
export function compiledForIds<Row>(
  build: (db: Kysely<Database>, ids: number[]) => Compilable<Row>,
): (db: Kysely<Database>, ids: readonly number[]) => Promise<Row[]> {
  const compiledOf = perDatabase(() => new Map<number, CompiledQuery<Row>>());
  const queryFor = (db: Kysely<Database>, size: number) => {
    const compiled = compiledOf(db);
    const query = compiled.get(size) ?? build(db, new Array<number>(size).fill(0)).compile();
    compiled.set(size, query);
    return query;
  };
  return async (db, all) => {
    const found: Row[] = [];
    for (let start = 0; start < all.length; start += LONGEST_LIST) {
      const ids = all.slice(start, start + LONGEST_LIST);
      const size = LIST_SIZES.find((most) => ids.length <= most) ?? LONGEST_LIST;
      const parameters = Array.from({ length: size }, (_, place) => ids[place] ?? ids.at(-1));
      const { rows } = await db.executeQuery<Row>({ ...queryFor(db, size), parameters });
      found.push(...rows);
    }
    return found;
  };
}
