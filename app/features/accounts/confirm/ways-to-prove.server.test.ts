import { expect, test } from "vitest";
import { openIdProvider } from "~/providers/identity/openid.server";
import { openDatabase } from "~/server/database/db.server";
import { waysToProve } from "./ways-to-prove.server";

test("a provider proves who somebody is only where it is the one they came from", async () => {
  const db = await openDatabase("file::memory:");
  await db
    .insertInto("users")
    .values({
      id: "reem",
      username: "reem",
      display_name: "Reem",
      trust_level: "newcomer",
      created_at: 1,
    })
    .execute();
  await db
    .insertInto("identities")
    .values({ issuer: "https://id.example", subject: "1", user_id: "reem", created_at: 1 })
    .execute();
  const at = (issuer: string) =>
    waysToProve(
      {
        db,
        identityProvider: openIdProvider({ issuer, clientId: "a", clientSecret: "b", name: "ID" }),
      },
      "reem",
    );
  expect(await at("https://id.example/")).toEqual({ phone: null, provider: "ID" });
  expect(await at("https://other.example")).toEqual({ phone: null, provider: null });
  expect(await waysToProve({ db, identityProvider: null }, "reem")).toEqual({
    phone: null,
    provider: null,
  });
  await db.destroy();
});
