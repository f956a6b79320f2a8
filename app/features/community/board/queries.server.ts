import { type Kysely, sql } from "kysely";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";

/** What a person's lines of the ledger come to. */
export interface Sums {
  user_id: string;
  points: number;
  /** Accepted contributions. Each has one line, and one more when it is taken back. */
  contributions: number;
  /** Id of the newest line. */
  last: number;
}

/** The number of lines the ledger has ever had. */
export async function newestLine(db: Kysely<Database>): Promise<number> {
  const [row] = await newest(db, {});
  return row?.id ?? 0;
}

const newest = compiledOnce<object, { id: number }>((db) =>
  db.selectFrom("points").select("id").orderBy("id", "desc").limit(1),
);

/** Each person's sums over the lines after `after`, up to `upTo`, that count on `firstDay` or later. */
export async function sumsBetween(
  db: Kysely<Database>,
  { after, upTo, firstDay }: { after: number; upTo: number; firstDay: number },
): Promise<Sums[]> {
  return db
    .selectFrom("points")
    .select(({ fn }) => [
      "user_id",
      fn.sum<number>("amount").as("points"),
      sql<number>`sum(case when kind = 'snapshot' then 1
        when kind = 'reversal' and subject like 'snapshot %' then -1 else 0 end)`.as(
        "contributions",
      ),
      fn.max("id").as("last"),
    ])
    .where("id", ">", after)
    .where("id", "<=", upTo)
    .where("day", ">=", firstDay)
    .groupBy("user_id")
    .execute();
}

/** The ids of everybody who wants to be seen on boards, at this moment; of `area` alone unless it is null. */
export async function listedPeople(
  db: Kysely<Database>,
  area: string | null,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    // As literals, so that the index of just these people serves.
    .where(sql<boolean>`show_public_profile = 1 and show_in_leaderboard = 1 and is_service = 0`)
    .$if(area !== null, (query) => query.where("area", "=", area ?? ""))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What a board shows of people. */
export function peopleByIds(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom("users")
    .select(["id", "username", "display_name", "avatar_id", "area", "trust_level"])
    .where("id", "in", ids)
    .execute();
}
