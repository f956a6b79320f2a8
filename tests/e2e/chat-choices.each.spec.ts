import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e";
import { signInBrowser } from "../support/signed-in";

const CHEAPEST = { ar: "أرخص برجر", en: "cheapest burger" };

test("what may mean two things is asked back, and one of them is chosen by a press", async ({
  page,
  context,
  language,
  server,
  say,
}) => {
  const send = async (words: string) => {
    await page.getByLabel(say("chat:label"), { exact: true }).fill(words);
    await page.getByRole("button", { name: say("chat:send"), exact: true }).click();
  };
  const choices = (answer: number) => answerOf(page, answer).getByRole("button");
  await signInBrowser(context, server);
  await page.goto("/chat");
  await send(CHEAPEST[language as "ar"]);
  await expect(answerOf(page, 0)).toContainText(/برجر|burger/i);
  await expect(page.getByRole("button", { name: say("chat:send"), exact: true })).toBeVisible();
  await send("2");
  await expect(choices(1)).toHaveCount(2);
  const chosen = await choices(1).first().getAttribute("value");
  await choices(1).first().click();
  await expect(page.locator(".chat-question").nth(2)).toContainText(chosen ?? "nothing");
  await expect(answerOf(page, 2)).toContainText(/ر\.س|SAR/);
  // The talk has gone on: what could be chosen is words.
  await expect(choices(1)).toHaveCount(0);
  await expect(answerOf(page, 1)).toContainText(chosen ?? "nothing");
});

const answerOf = (page: Page, place: number) => page.locator(".chat-answer").nth(place);
