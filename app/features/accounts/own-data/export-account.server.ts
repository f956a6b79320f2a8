import type { Kysely } from "kysely";
import { readOwnContributions } from "~/features/contribute/own/queries.server";
import { dateOfDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { readEverything } from "./queries.server";

/** Everything kept about a person, readable by them and by programs; times as ISO 8601. */
export async function exportAccount(db: Kysely<Database>, userId: string, now: number) {
  const { account, picture, searches, ...rest } = await readEverything(db, userId);
  const sent = await readOwnContributions(db, userId);
  return {
    exported_at: new Date(now).toISOString(),
    account: withDates(account),
    picture: picture ? `data:image/webp;base64,${picture.image.toString("base64")}` : null,
    searches: searches.map(({ day, ...search }) => ({ ...search, day: dateOfDay(day) })),
    ...Object.fromEntries(
      Object.entries({ ...rest, ...sent }).map(([name, rows]) => [
        name,
        rows.map((row) => withDates(row)),
      ]),
    ),
  };
}

/** Columns of moments end in `_at`, or are called `at`. */
function withDates(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      /(^|_)at$/.test(name) && typeof value === "number"
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
}
