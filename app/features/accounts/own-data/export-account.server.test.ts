import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { OWN_DATA } from "~/own-data.server";
import { openDatabase } from "~/server/database/db.server";
import { exportAccount } from "./export-account.server";

const CONVERSATIONS = 45;
const QUESTIONS = 100;

test("a copy of thousands of rows is made row by row, and others get their turn all along", async () => {
  const db = await openDatabase("file::memory:");
  const userId = await insertUser(db, { phone: null, now: 0 });
  await sql`
    with recursive c(n) as (select 1 union all select n + 1 from c where n < ${CONVERSATIONS})
    insert into conversations select 'c' || n, ${userId}, 'Talk', n % 3, n from c`.execute(db);
  await sql`
    with recursive q(n) as (select 1 union all select n + 1 from q where n < ${QUESTIONS})
    insert into exchanges (conversation_id, question_id, question, attempt, parts, state, created_at, updated_at)
    select id, 'q' || n, id || ' ' || n, '', '[]', 'stop', 0, 0 from conversations, q`.execute(db);
  await sql`
    with recursive f(n) as (select 1 union all select n + 1 from f where n < 1001)
    insert into feedback select 'fb_' || n, ${userId}, null, 'Words ' || n, 'new', null, n / 500, 0 from f`.execute(
    db,
  );

  let turns = 0;
  let under = true;
  const others = (async () => {
    for (; under; turns++) await nextTurn();
  })();
  let text = "";
  let longest = 0;
  for await (const piece of exportAccount({ db, ownData: OWN_DATA }, userId, 0)) {
    text += piece;
    longest = Math.max(longest, piece.length);
  }
  under = false;
  await others;
  const { conversations, feedback } = JSON.parse(text) as Record<string, object[]>;
  expect(new Set(conversations?.map((row) => JSON.stringify(row)))).toHaveLength(
    CONVERSATIONS * QUESTIONS,
  );
  expect(conversations).toHaveLength(CONVERSATIONS * QUESTIONS);
  expect(conversations?.[1]).toMatchObject({
    title: "Talk",
    question: expect.any(String),
    answer: [],
  });
  expect(new Set(feedback?.map((row) => JSON.stringify(row)))).toHaveLength(1_001);
  expect(feedback).toHaveLength(1_001);
  expect(longest).toBeLessThan(1_000);
  expect(turns).toBeGreaterThan((CONVERSATIONS * QUESTIONS) / 25);
  await db.destroy();
});
