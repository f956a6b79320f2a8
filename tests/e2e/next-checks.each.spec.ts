import { riyadhDay } from "~/i18n/days";
import { direct } from "~tests/support/direct";
import { expectAccessible } from "../support/accessible";
import { expect, test } from "../support/e2e";
import { signInBrowser } from "../support/signed-in";

test("one press answers what others ask for, and the next question takes its place", async ({
  page,
  context,
  server,
  say,
}) => {
  const { userId } = await signInBrowser(context, server);
  const db = direct(server);
  db.prepare(
    `insert into search_voices (intent_id, day, neighbourhood_id, person, lasting)
     select id, ?, 0, ?, 0 from search_intents where restaurant_text = '' and item_text = ''`,
  ).run(riyadhDay(Date.now()), `asker of ${userId}`);
  const said = db.prepare("select kind from observations where user_id = ?").pluck();
  for (const [before, width] of [390, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contributions");
    const section = page.getByRole("region", { name: say("taps:next.title") });
    await expect(section.getByRole("listitem")).toHaveCount(3);
    const right = section.locator('button[name="tap"][value^="right"]');
    await expect(right.first()).toHaveText(say("taps:word.right"));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => width);
    expect(wide).toBeLessThanOrEqual(width);
    const pressed = await right.first().getAttribute("value");
    await right.first().click();
    await expect(section.locator(`button[value="${pressed}"]`)).toHaveCount(0);
    // With JavaScript the button leaves at the press, before its word has arrived: leaving the page then would cut it off.
    await expect.poll(() => said.all(userId)).toEqual(Array(before + 1).fill("price"));
  }
  db.close();
});

test("one press bears out that a restaurant still sells, and one its hours", async ({
  page,
  context,
  server,
  say,
  javaScriptEnabled,
}) => {
  const { userId } = await signInBrowser(context, server);
  const db = direct(server);
  const restaurant = db
    .prepare(
      "insert into restaurants (name_ar, name_en, is_brand, revision, created_at) values ('مطبخ الغيمة', 'Ghaima Kitchen', 0, 1, 0) returning id",
    )
    .pluck()
    .get() as number;
  const fact = db
    .prepare(
      "insert into told_facts (restaurant_id, kind, value, trust_level, told_at) values (?, 'hours', '24/7', 'operator', 0) returning id",
    )
    .pluck()
    .get(restaurant);
  db.prepare(
    "insert into shown_facts (restaurant_id, kind, value, fact_id, told_at) values (?, 'hours', '24/7', ?, 0)",
  ).run(restaurant, fact);
  const intent = db
    .prepare(
      "insert into search_intents (key, restaurant_id, restaurant_text, item_text) values (?, ?, '', '') returning id",
    )
    .pluck()
    .get(`#${restaurant}|`, restaurant);
  db.prepare(
    "insert into search_voices (intent_id, day, neighbourhood_id, person, lasting) values (?, ?, 0, ?, 0)",
  ).run(intent, riyadhDay(Date.now()), userId);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contributions");
  const question = page
    .getByRole("region", { name: say("taps:next.title") })
    .getByRole("listitem")
    .filter({ has: page.locator(`form[action="/restaurants/${restaurant}/facts"]`) })
    .first();
  if (javaScriptEnabled) await expectAccessible(page);
  const said = db.prepare("select kind, value from told_facts where user_id = ? order by kind");
  // Which of the two comes first is drawn, each hour anew.
  for (const told of [1, 2]) {
    const kind = (await question.locator('button[name="week"]').count()) > 0 ? "hours" : "open";
    await expect(question).toContainText(say(`taps:next.${kind}.ask`));
    await question.getByRole("button", { name: say(`taps:next.${kind}.yes`), exact: true }).click();
    await expect.poll(() => said.all(userId)).toHaveLength(told);
    await page.goto("/contributions");
  }
  await expect(question).toHaveCount(0);
  expect(said.all(userId)).toEqual([
    { kind: "closed", value: "no" },
    { kind: "hours", value: "24/7" },
  ]);
  db.close();
});
