import { expect, test } from "vitest";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { levelOf } from "./queries.server";
import { reviewLevel } from "./review-level.server";

test("a moderator is believed from the first day, and by their record alone afterwards", async () => {
  const db = await evidenceDatabase(["amal"], { level: "newcomer" });
  const levelAs = async (role: "moderator" | "member") => {
    await db.updateTable("users").set({ role }).execute();
    await reviewLevel(db, "amal");
    return await levelOf(db, "amal");
  };
  expect(await levelAs("moderator")).toBe("trusted");
  expect(await levelAs("member")).toBe("newcomer");
  await db.destroy();
});
