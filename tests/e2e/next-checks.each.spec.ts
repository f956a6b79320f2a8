import { riyadhDay } from "~/i18n/days";
import { direct } from "~tests/support/direct";
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
