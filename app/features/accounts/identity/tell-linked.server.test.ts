import { expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { passcodeDesk } from "~tests/support/passcodes";
import { tellLinked } from "./tell-linked.server";

test("who links and unlinks all day is told five times", async () => {
  const desk = await passcodeDesk();
  const userId = await insertUser(desk.db, { phone: "+966500000001", now: Date.now() });
  const tools = { ...desk.tools, identityProvider: null };
  for (let i = 0; i < 7; i++)
    await tellLinked(tools, new Request("http://127.0.0.1:3000/?lng=en"), userId);
  expect(desk.sent).toHaveLength(5);
  await desk.close();
});
