import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSample } from "~tests/support/sample-database";
import { knownNames } from "../known-names.server";
import { builtInModel } from "./built-in";

test("while a long conversation is read, others get their turn after each of its messages", async () => {
  const db = await openSample();
  const names = await knownNames(db);
  const model = builtInModel(async () => names);
  const dishes = await db.selectFrom("dish_names").select("name_ar").execute();
  const prompt = Array.from({ length: 12 }, (_, i) => ({
    role: "user" as const,
    content: [
      { type: "text" as const, text: `${i} ${dishes.map((row) => row.name_ar).join(" ")}` },
    ],
  }));
  let turns = 0;
  let answering = true;
  const others = (async () => {
    for (; answering; turns++) await nextTurn();
  })();
  await model.doGenerate({ prompt });
  answering = false;
  await others;
  expect(turns).toBeGreaterThanOrEqual(prompt.length);
  await db.destroy();
});
