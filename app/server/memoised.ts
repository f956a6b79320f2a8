import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** Makes one value for each object, when it is first asked for; it goes with the object. */
export function memoised<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { value: Value }>();
  return (of) => {
    let kept = known.get(of);
    if (!kept) {
      kept = { value: make(of) };
      known.set(of, kept);
    }
    return kept.value;
  };
}

/** One value for each database: what a process keeps in memory of it. */
export const perDatabase: <Value>(
  make: (db: Kysely<Database>) => Value,
) => (db: Kysely<Database>) => Value = memoised;

/** One value for each object as it stands at its revision: made anew once that has moved. */
export function perRevision<Of extends { readonly revision: number }, Value>(
  make: (of: Of) => Value,
): (of: Of) => Value {
  const latest = memoised<Of, { at: number; value: Value }>((of) => ({
    at: of.revision,
    value: make(of),
  }));
  return (of) => {
    const kept = latest(of);
    if (kept.at !== of.revision) Object.assign(kept, { at: of.revision, value: make(of) });
    return kept.value;
  };
}
