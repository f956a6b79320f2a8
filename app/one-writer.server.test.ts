import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasePerson } from "~/features/accounts/own-data/erase-person.server";
import { insertUser, updateUser } from "~/features/accounts/profile/queries.server";
import { addFact } from "~/features/assistant/facts/facts.server";
import { MOST_FACTS } from "~/features/assistant/facts/schema";
import { freshCatalogue } from "~/features/catalogue/catalogue-index.server";
import { createRestaurant, dishNameId } from "~/features/catalogue/queries.server";
import { catalogueRevision } from "~/features/catalogue/revision.server";
import { submitFeedback } from "~/features/feedback/submit-feedback.server";
import { offerOf } from "~/features/prices/queries.server";
import { recordEvidence } from "~/features/trust/evidence.server";
import { MOST_POINTS_A_DAY } from "~/features/trust/points/constants";
import { pay } from "~/features/trust/points/ledger.server";
import { pointsBalance } from "~/features/trust/points/queries.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { OWN_DATA } from "~/own-data.server";
import { openDatabase } from "~/server/database/db.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { expectConsistent } from "~tests/support/expect-consistent";
import { noPostgres, retried, startPostgres } from "~tests/support/postgres";

const NOW = Date.UTC(2026, 2, 14, 9);
const MANY = 20;
const PEOPLE = Array.from({ length: MANY }, (_, at) => `person-${at}`);

const missing = noPostgres();
if (missing) console.warn(missing);

/** A new database of an engine, and what takes it away. */
interface Place {
  url: string;
  leave(): Promise<void> | void;
}

const ENGINES: Record<string, () => Promise<Place> | Place> = {
  SQLite() {
    const folder = mkdtempSync(join(tmpdir(), "waffir-one-writer-"));
    return {
      url: `file:${join(folder, "waffir.db")}`,
      leave: () => rmSync(folder, { recursive: true }),
    };
  },
  ...(!missing && {
    async PostgreSQL() {
      const server = await startPostgres();
      return { url: await server.create(), leave: server.stop };
    },
  }),
};

/**
 * What a single writer promises, held on each engine by two openings of one database, which know as little of each other as
 * two processes do.
 */
describe.each(Object.keys(ENGINES))("one writer at a time on %s", (engine) => {
  let place: Place | undefined;
  let db: Kysely<Database>;
  let other: Kysely<Database>;
  beforeAll(async () => {
    await retried(async () => {
      await place?.leave();
      place = await ENGINES[engine]?.();
      const url = place?.url ?? "";
      db = await evidenceDatabase(PEOPLE, { url, level: "newcomer" });
      other = await openDatabase(url);
    });
  });
  afterAll(async () => {
    await db?.destroy();
    await other?.destroy();
    await place?.leave();
  });

  /** Does something for each number at once, by turns through one opening and the other. */
  const atOnce = <T>(times: number, work: (db: Kysely<Database>, at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, at) => work(at % 2 === 0 ? db : other, at)));

  test("no restaurant is missed by the index of either, however many come at once", async () => {
    const before = await catalogueRevision(db);
    const looking = atOnce(MANY, async (side) => void (await freshCatalogue(side)));
    const ids = await atOnce(MANY, (side, at) =>
      createRestaurant(side, { name_ar: `مطعم رقم ${at}` }, NOW),
    );
    await looking;
    expect(await catalogueRevision(db)).toBe(before + MANY);
    for (const side of [db, other]) {
      const { restaurants } = await freshCatalogue(side);
      expect(ids.filter((id) => !restaurants.has(id))).toEqual([]);
    }
  });

  test("of people who price one dish at once all are kept, and the fold is that of all", async () => {
    const observation = {
      ...({ dish_id: 1, platform: "platform_a", kind: "price", item_price: 2000 } as const),
      ...({
        trust_level: "contributor",
        proof: "snapshot",
        image_hash: null,
        observed_at: NOW,
      } as const),
    };
    await atOnce(MANY, (side, at) =>
      inTransaction(side, (trx) =>
        recordEvidence(trx, { ...observation, user_id: PEOPLE[at] ?? "" }, NOW),
      ),
    );
    expect((await offerOf(db, 1, "platform_a"))?.supporters).toBe(MANY);
    const tap = { word: "right" as const, dishId: 1, platform: "platform_a" as const, seen: 2000 };
    await atOnce(MANY, (side, at) => tapPrice(side, { userId: PEOPLE[at] ?? "", tap }, NOW + 1));
    await expectConsistent(db);
  });

  test("a dish has one name, one username one person, and a day its most points", async () => {
    const name = { name_ar: "كبسة", name_en: null };
    const ids = await atOnce(MANY, (side) => dishNameId(side, name));
    expect(new Set(ids).size).toBe(1);

    const people = await atOnce(MANY, (side) => insertUser(side, { phone: null, now: NOW }));
    const got = await atOnce(MANY, (side, at) =>
      updateUser(side, people[at] ?? "", { username: "wanted" }),
    );
    expect(got.filter(Boolean)).toHaveLength(1);

    const userId = people[0] ?? "";
    await atOnce(MANY * 2, (side, at) =>
      inTransaction(side, (trx) =>
        pay(trx, { userId, kind: "snapshot", of: `x${at}`, dishId: 1 }, NOW),
      ),
    );
    expect(await pointsBalance(db, userId)).toBe(MOST_POINTS_A_DAY);
  });

  test("facts stop at their most, and of who leaves no word is kept", async () => {
    const userId = await insertUser(db, { phone: null, now: NOW });
    await Promise.allSettled(
      Array.from({ length: MOST_FACTS + MANY }, (_, at) =>
        addFact(at % 2 === 0 ? db : other, userId, { text: `birthday number ${at}` }, NOW),
      ),
    );
    const facts = await db
      .selectFrom("user_facts")
      .select("id")
      .where("user_id", "=", userId)
      .execute();
    expect(facts).toHaveLength(MOST_FACTS);

    const leavers = await atOnce(MANY, (side) => insertUser(side, { phone: null, now: NOW }));
    await Promise.all([
      atOnce(MANY, (side, at) =>
        submitFeedback(side, {
          userId: leavers[at] ?? "",
          message: "words",
          formId: null,
          now: NOW,
        }),
      ),
      atOnce(MANY, (side, at) =>
        erasePerson(at % 2 === 0 ? other : side, OWN_DATA, { userId: leavers[at] ?? "", now: NOW }),
      ),
    ]);
    expect(await db.selectFrom("feedback").select("id").execute()).toEqual([]);
  });
});
