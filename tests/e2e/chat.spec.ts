import { awake } from "../support/awake";
import { expect, test } from "../support/e2e-chat";
import { press } from "../support/press";
import { endSessions, signInBrowser } from "../support/signed-in";

// One after another: what these start for themselves costs more than a second worker would save.
test.describe.configure({ mode: "default" });

/** A song of so many words, one every tenth of a second. */
const song = (words: number) => ({
  says: [...Array.from({ length: words }, (_, i) => `${NOTES[i % NOTES.length]} `), "finale"],
  everyMs: 100,
});
const NOTES = ["do", "re", "mi", "fa", "so", "la", "ti"];
const BEGINNING = "do re mi";

test.use({ language: "en" });

test.beforeEach(async ({ page, context, server, say }) => {
  await signInBrowser(context, server);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("chat:title"));
  // What is sent before is answered on a new page, whole and at once.
  await awake(page);
});

test("words come one by one; stop keeps them, and so does a refresh", async ({
  page,
  model,
  say,
}) => {
  model.behave(song(200));
  await page.getByLabel(say("chat:label"), { exact: true }).fill("Sing");
  await page.keyboard.press("Enter");
  const answer = page.locator(".chat-answer");
  await expect(answer).toContainText(BEGINNING);
  await expect(answer).not.toContainText("finale");
  await page.getByRole("button", { name: say("chat:stop") }).click();
  await expect(answer).toContainText(say("chat:stopped"));
  await expect(answer).toContainText(BEGINNING);
  await expect.poll(() => model.wasLeft()).toBe(true);
  await press(page, "reload");
  await expect(answer).toContainText(BEGINNING);
  await expect(answer).toContainText(say("chat:stopped"));

  model.behave({ says: ["A whole song."] });
  await page.getByRole("button", { name: say("chat:retry") }).click();
  await expect(answer).toContainText("A whole song.");
  await expect(answer).not.toContainText(BEGINNING);
  await expect(page.locator(".chat-question")).toHaveCount(1);
});

test("a refresh in the middle shows what there was, and how it ended", async ({
  page,
  model,
  say,
}) => {
  model.behave(song(200));
  await page.getByLabel(say("chat:label"), { exact: true }).fill("Sing");
  await page.keyboard.press("Enter");
  const answer = page.locator(".chat-answer");
  await expect(answer).toContainText(BEGINNING);
  await press(page, "reload");
  await expect(answer).toContainText(BEGINNING);
  await expect(answer).toContainText(say("chat:stopped"));
});

test("another tab follows an answer to its end", async ({ page, context, model, say }) => {
  model.behave(song(30));
  await page.getByLabel(say("chat:label"), { exact: true }).fill("Sing");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-answer")).toContainText(BEGINNING);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.locator(".chat-answer")).toContainText("finale");
});

test("a screen reader hears an answer once, when it is whole", async ({ page, model, say }) => {
  model.behave({ says: ["Kabsa ", "is ", "rice."], everyMs: 200 });
  const heard = page.getByRole("status");
  const spoken: string[] = [];
  await page.exposeFunction("spoken", (text: string) => spoken.push(text));
  await heard.evaluate((element) => {
    const tell = () =>
      (window as unknown as { spoken(t: string): void }).spoken(element.textContent ?? "");
    new MutationObserver(tell).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByLabel(say("chat:label"), { exact: true }).fill("What is kabsa?");
  await page.keyboard.press("Enter");
  await expect(heard).toHaveText("Kabsa is rice.");
  expect(spoken).toEqual([say("chat:answering"), "Kabsa is rice."]);
});

test("what was sent before the page's scripts came is asked once they are there", async ({
  page,
  model,
  say,
}) => {
  model.behave({ says: ["Rice."] });
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto("/chat", { waitUntil: "commit" });
  await page.getByLabel(say("chat:label"), { exact: true }).fill("What is kabsa?");
  await page.keyboard.press("Enter");
  come();
  await expect(page.locator(".chat-answer")).toContainText("Rice.");
});

test("each message runs in the direction of its own script", async ({ page, model, say }) => {
  model.behave({ says: ["الكبسة رز ودجاج."] });
  await page.getByLabel(say("chat:label"), { exact: true }).fill("What is kabsa?");
  await page.keyboard.press("Enter");
  await expect(page.getByText("الكبسة رز ودجاج.").last()).toBeVisible();
  expect(
    await page.locator(".chat-question p").evaluate((e) => getComputedStyle(e).direction),
  ).toBe("ltr");
  expect(
    await page
      .locator(".chat-answer p")
      .first()
      .evaluate((e) => getComputedStyle(e).direction),
  ).toBe("rtl");
});

test("too many questions, a session that ended and a lost connection say what to do", async ({
  page,
  model,
  server,
  say,
}) => {
  model.behave({ says: ["Yes."] });
  const field = page.getByLabel(say("chat:label"), { exact: true });
  await page.route("**/api/chat", (route) => route.abort());
  await field.fill("Anybody there?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(say("chat:problem.offline"));
  await page.unroute("**/api/chat");
  await page.getByRole("button", { name: say("chat:retry") }).click();
  await expect(page.locator(".chat-answer")).toContainText("Yes.");

  await page.route("**/api/chat", (route) => route.fulfill({ status: 429, body: "{}" }));
  await field.fill("And now?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(say("chat:problem.tooMany"));
  await page.unroute("**/api/chat");

  endSessions(server);
  await page.getByRole("button", { name: say("chat:retry") }).click();
  await expect(page.getByRole("alert")).toContainText(say("chat:problem.unauthorized"));
  await page.getByRole("alert").getByRole("link").click();
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fchat%2F\w+/);
});

test("a new chat begins empty, and the old one is found again", async ({ page, model, say }) => {
  model.behave({ says: ["Rice."] });
  await page.getByLabel(say("chat:label"), { exact: true }).fill("What is kabsa?");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-answer")).toContainText("Rice.");
  await page.getByRole("link", { name: say("chat:new") }).click();
  await expect(page.locator(".chat-question")).toHaveCount(0);
  await page.getByRole("link", { name: say("chat:past") }).click();
  await page.getByRole("link", { name: "What is kabsa?", exact: true }).click();
  await expect(page.locator(".chat-answer")).toContainText("Rice.");
});

test("no other page loads what the chat page is made of", async ({ page, browser, baseURL }) => {
  const scripts = (on: typeof page) => {
    const seen = new Set<string>();
    on.on("response", (response) => {
      if (response.request().resourceType() === "script")
        seen.add(new URL(response.url()).pathname);
    });
    return seen;
  };
  const here = scripts(page);
  await page.goto("/chat", { waitUntil: "networkidle" });
  const fresh = await (await browser.newContext({ baseURL })).newPage();
  const there = scripts(fresh);
  for (const path of ["/", "/search?q=kabsa", "/dishes/1", "/nearby", "/developers"])
    await fresh.goto(path, { waitUntil: "networkidle" });
  const own = [...here].filter((path) => /chat/.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect([...there].filter((path) => own.includes(path))).toEqual([]);
});
