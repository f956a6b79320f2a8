import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e";
import { press } from "../support/press";
import { signInBrowser } from "../support/signed-in";

// One after another: what these start for themselves costs more than a second worker would save.
test.describe.configure({ mode: "default" });

const WORDS = { ar: "كم شاورما دجاج عند عمو حمزة؟", en: "How much is chicken shawarma at Hamza?" };
const DISH = { ar: "شاورما دجاج", en: "Chicken Shawarma" };

async function send(page: Page, label: string, words: string, button: string) {
  await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole("button", { name: button, exact: true }).click();
}

test("a question is answered with its steps, a receipt and words, and is kept", async ({
  page,
  context,
  language,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  const words = WORDS[language as "ar"];
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("chat:title"));
  await send(page, say("chat:label"), words, say("chat:send"));
  const talk = page.getByRole("list", { name: say("chat:conversation"), exact: true });
  for (let turn = 0; turn < 2; turn++) {
    await expect(talk).toContainText(words);
    await expect(talk).toContainText(say("chat:done.get_price_comparison"));
    await expect(talk.locator(".price-row").first()).toBeVisible();
    await expect(
      talk.locator("p.written", { hasText: DISH[language as "ar"] }).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/chat\/\w{32}/);
    await press(page, "reload");
  }
  await expect(talk.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);

  await page.goto("/chats");
  await page.getByRole("link", { name: say("chat:list.manage") }).click();
  await page.getByLabel(say("chat:manage.name")).fill("");
  await page.getByRole("button", { name: say("chat:manage.save") }).click();
  await expect(page.getByRole("alert")).toContainText(say("chat:manage.nameProblem"));
  await page.getByLabel(say("chat:manage.name")).fill("شاورما Friday");
  await page.getByRole("button", { name: say("chat:manage.save") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("شاورما Friday");
  await page.goto("/chats");
  await page.getByRole("link", { name: say("chat:list.manage") }).click();
  await page.getByRole("button", { name: say("chat:manage.delete") }).click();
  await expect(page.locator(".notice-good")).toHaveText(say("chat:list.deleted"));
  await expect(page.getByText(say("chat:list.empty"))).toBeVisible();
});

test("a suggestion is asked by pressing it, twice is once", async ({
  page,
  context,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  await page.goto("/chat");
  await page.locator("button.chip").first().dblclick();
  const talk = page.getByRole("list", { name: say("chat:conversation"), exact: true });
  await expect(talk.locator(".chat-answer p.written").first()).toBeVisible();
  await press(page, "reload");
  await expect(talk.locator(":scope > li")).toHaveCount(1);
});

test("the next question knows what was said before", async ({
  page,
  context,
  language,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  await page.goto("/chat");
  const restaurant = { ar: "عمو حمزة", en: "Hamza" }[language as "ar"];
  await send(page, say("chat:label"), WORDS[language as "ar"], say("chat:send"));
  await expect(page.locator(".chat-answer .price-row").first()).toBeVisible();
  await send(
    page,
    say("chat:label"),
    { ar: "ووين هم؟", en: "And where are they?" }[language as "ar"],
    say("chat:send"),
  );
  await expect(page.locator(".chat-answer").nth(1)).toContainText(restaurant);
});

test("what the assistant knows is seen, added, changed and deleted", async ({
  page,
  context,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  await page.goto("/profile/memory");
  await expect(page.getByText(say("chat:memory.empty"))).toBeVisible();
  await page.getByRole("button", { name: say("chat:memory.submit"), exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(say("chat:memory.problem.invalid"));
  const added = page.getByLabel(say("chat:memory.add"), { exact: true });
  await added.fill("ما آكل لحم غنم");
  await page.getByRole("button", { name: say("chat:memory.submit"), exact: true }).dblclick();
  // Pressed twice without scripts it is sent twice: whichever answer comes, it is there once.
  const saved = page.getByText(say("chat:memory.note.added"));
  await expect(saved.or(page.getByText(say("chat:memory.note.known")))).toBeVisible();
  const fact = page.getByLabel(say("chat:memory.fact"), { exact: true });
  await expect(fact).toHaveCount(1);
  await fact.fill("I don't eat fish");
  await page
    .getByRole("button", { name: say("chat:memory.saveOne", { fact: "ما آكل لحم غنم" }) })
    .click();
  await expect(page.locator(".notice-good")).toHaveText(say("chat:memory.note.saved"));
  await expect(fact).toHaveValue("I don't eat fish");
  await page
    .getByRole("button", { name: say("chat:memory.deleteOne", { fact: "I don't eat fish" }) })
    .click();
  await expect(page.getByText(say("chat:memory.empty"))).toBeVisible();
});

test("whoever is not signed in is led to do so, and back", async ({ page, say }) => {
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fchat$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:login.title"));
});

test("a price that was confirmed in an answer is confirmed when the conversation is opened again", async ({
  page,
  context,
  language,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("chat:title"));
  await send(page, say("chat:label"), WORDS[language as "ar"], say("chat:send"));
  const answer = page.locator(".chat-answer");
  await expect(answer).toContainText(DISH[language as "ar"]);
  const price = answer.locator(".price-row").last();
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await price.getByRole("button", { name: say("taps:word.right"), exact: true }).click();
  await posted;
  await expect(price).toContainText(say("taps:said.right"));
  await press(page, "reload");
  await expect(price).toContainText(say("taps:said.right"));
  await price.getByRole("button", { name: say("taps:undo") }).click();
  await expect(price).toContainText(say("taps:ask"));
});
