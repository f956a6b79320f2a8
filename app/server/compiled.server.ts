import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Database } from "~db/schema";

/** Stands in a query for a value that comes with each call. */
class Slot {
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
  const known = new WeakMap<Kysely<Database>, CompiledQuery<Row>>();
  const slot = <Name extends keyof Args>(name: Name) => new Slot(name) as unknown as Args[Name];
  return async (db, args) => {
    let query = known.get(db);
    if (!query) {
      query = build(db, slot).compile();
      known.set(db, query);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? args[value.name as keyof Args] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
