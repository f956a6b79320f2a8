import { expect, test } from "vitest";
import { replaceAvatar, updateUser } from "~/features/accounts/profile/queries.server";
import { beginExchange } from "~/features/assistant/conversations/begin-exchange.server";
import { addFact } from "~/features/assistant/facts/facts.server";
import { follow } from "~/features/community/watch/follow.server";
import { setWatchBySms } from "~/features/community/watch/queries.server";
import { submitFeedback } from "~/features/feedback/submit-feedback.server";
import { insertSnapshot } from "~/features/snapshots/snapshot/queries.server";
import { recordEvidence } from "~/features/trust/evidence.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { OWN_DATA } from "~/own-data.server";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { checkoutOf, type Step } from "~tests/support/evidence-steps";
import { expectConsistent } from "~tests/support/expect-consistent";
import { sendCheckout } from "~tests/support/send-checkout";
import { erasePerson } from "./erase-person.server";

const NOW = Date.UTC(2026, 2, 14, 9);
const userId = "amal";

test("what was on its way as a person left is not kept", async () => {
  const db = await evidenceDatabase([userId]);
  await erasePerson(db, OWN_DATA, { userId, now: NOW });
  const left = await db.selectFrom("users").selectAll().execute();

  await replaceAvatar(db, userId, { id: "a", image: Buffer.from("a") });
  await updateUser(db, userId, { bio: "all about me", username: "amal" });
  const words = { message: "my words", category: undefined, formId: null };
  await submitFeedback(db, { ...words, userId, now: NOW });
  await addFact(db, userId, { text: "I don't eat lamb" }, NOW);
  const chat = { conversationId: "c", questionId: "q", question: "what is near me?" };
  expect(await beginExchange(db, { ...chat, userId, now: NOW })).toBeNull();
  await follow(db, { userId, dishId: 1, neighbourhoodId: null, now: NOW });
  await setWatchBySms(db, userId, { wanted: true, language: "ur" });
  const one = { user: userId, dish: 1, platform: "platform_a", price: 2000, key: 1, picture: 1 };
  expect(await sendCheckout(db, checkoutOf(one as Step, NOW), NOW)).toBeUndefined();
  const row = {
    id: "sn_1",
    user_id: userId,
    form_hash: "f",
    consent: 0,
    state: "reading",
  } as const;
  const snapshot = { ...row, created_at: NOW, expires_at: NOW + 1 };
  expect(await insertSnapshot(db, snapshot, [])).toBeNull();

  expect(await db.selectFrom("users").selectAll().execute()).toEqual(left);
  for (const table of [
    ...(["avatars", "feedback", "user_facts", "conversations", "watches"] as const),
    ...(["contributions", "snapshots", "observations"] as const),
  ])
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  await db.destroy();
});

test("who has left is paid no more for what they said, and says nothing more", async () => {
  const db = await evidenceDatabase([userId, "badr", "dana"]);
  const price = { item_price: 2000 };
  const what = { dish_id: 1, platform: "platform_a", trust_level: "contributor" } as const;
  const picture = (user_id: string, observed_at: number) => {
    const proof = { kind: "price", proof: "snapshot", image_hash: user_id } as const;
    return recordEvidence(db, { ...what, ...price, ...proof, user_id, observed_at }, observed_at);
  };
  const tap = (word: "right" | "changed" | "undo", at: number) =>
    tapPrice(db, { userId, tap: { word, dishId: 1, platform: "platform_a", seen: 2000 } }, at);
  await picture("badr", NOW);
  await tap("right", NOW + 1);
  await erasePerson(db, OWN_DATA, { userId, now: NOW + 2 });

  await picture("dana", NOW + 3);
  const agreed = db
    .selectFrom("judgements")
    .innerJoin("observations", "observations.id", "observation_id")
    .select("agreed")
    .where("user_id", "=", userId);
  expect(await agreed.execute()).toEqual([{ agreed: 1 }]);
  expect(await db.selectFrom("points").selectAll().execute()).toEqual([]);

  const kept = () => db.selectFrom("observations").select(["user_id", "proof", "kind"]).execute();
  const before = await kept();
  await tap("changed", NOW + 4);
  await tap("undo", NOW + 5);
  expect(await kept()).toEqual(before);
  expect(await db.selectFrom("withdrawals").selectAll().execute()).toEqual([]);
  await expectConsistent(db);
  await db.destroy();
});
