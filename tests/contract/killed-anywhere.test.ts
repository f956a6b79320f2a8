import { afterAll, beforeAll, expect, test } from "vitest";
import { drill } from "~tests/support/drill";
import { makeSample } from "~tests/support/make-sample";
import { type Postgres, startPostgres } from "~tests/support/postgres";

let postgres: Postgres;
const onPostgres = process.env.TEST_POSTGRES !== undefined;
beforeAll(async () => {
  // One of its own, which may be killed.
  if (onPostgres) postgres = await startPostgres({ lasting: true });
});
afterAll(() => postgres?.stop());

/** The long form is `npm run bench -- drill`; on a file the other durability tests kill what there is to kill. */
test.runIf(onPostgres)(
  "processes and PostgreSQL are killed under people who write: nothing acknowledged is lost or doubled, and no error is shown",
  async () => {
    const url = await postgres.create();
    await makeSample(url, Date.now());
    const { acknowledged, killed, answers, lost, doubled, differed } = await drill({
      settings: { DATABASE_URL: url },
      processes: 2,
      writes: 100,
      between: 20,
      victims: { postgres: () => postgres.restart("SIGKILL") },
    });
    expect({ acknowledged, killed, lost, doubled, differed }).toEqual({
      acknowledged: 100,
      killed: { process: 2, postgres: 2 },
      lost: [],
      doubled: [],
      differed: 0,
    });
    expect(Object.keys(answers)).not.toContain("500");
    expect(Object.keys(answers)).not.toContain("signed out");
  },
);
