import type { Page } from "@playwright/test";
import { awake } from "../support/awake";
import { expect, test } from "../support/e2e-chat";
import type { ModelServer } from "../support/model-server";
import { press } from "../support/press";
import { endSessions, signInBrowser } from "../support/signed-in";

// One after another: what these start for themselves costs more than a second worker would save.
test.describe.configure({ mode: "default" });

/** A model that says what it understood when it is let. */
function waiting(model: ModelServer): () => void {
  let come = () => {};
  const after = new Promise<void>((resolve) => {
    come = resolve;
  });
  model.behave({ understood: { act: "other" }, after });
  return come;
}

const QUESTION = "How much is chicken shawarma at Hamza?";
const DISH = "Chicken Shawarma";

test.use({ language: "en" });

test.beforeEach(async ({ page, context, server, model, say }) => {
  model.behave({ understood: { act: "other" } });
  await signInBrowser(context, server);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("chat:title"));
  // What is sent before is answered on a new page, whole and at once.
  await awake(page);
});

/** Asks as people do, with the return key. */
async function ask(page: Page, say: (key: "chat:label") => string, words: string) {
  await page.getByLabel(say("chat:label"), { exact: true }).fill(words);
  await page.keyboard.press("Enter");
}

test("stop ends an answer, a refresh keeps that, and it is asked again", async ({
  page,
  model,
  say,
}) => {
  const come = waiting(model);
  await ask(page, say, QUESTION);
  await expect.poll(() => model.asked.length).toBe(1);
  await page.getByRole("button", { name: say("chat:stop") }).click();
  const answer = page.locator(".chat-answer");
  await expect(answer).toContainText(say("chat:stopped"));
  await expect.poll(() => model.wasLeft()).toBe(true);
  await press(page, "reload");
  await expect(answer).toContainText(say("chat:stopped"));

  come();
  await page.getByRole("button", { name: say("chat:retry") }).click();
  await expect(answer).toContainText(DISH);
  await expect(page.locator(".chat-question")).toHaveCount(1);
});

test("a refresh in the middle leads on to the end", async ({ page, model, say }) => {
  const come = waiting(model);
  await ask(page, say, QUESTION);
  await expect.poll(() => model.asked.length).toBe(1);
  await expect(page).toHaveURL(/\/chat\/\w{32}/);
  await press(page, "reload");
  await expect(page.locator(".chat-question")).toHaveCount(1);
  come();
  await expect(page.locator(".chat-answer")).toContainText(DISH);
  expect(model.wasLeft()).toBe(false);
});

test("an answer whose connection is cut is gone on with, and is asked once", async ({
  page,
  model,
  say,
}) => {
  // The first answer breaks off after two of its events, as a network that fails has it.
  await page.addInitScript(() => {
    const real = window.fetch;
    let first = true;
    window.fetch = async (input, init) => {
      const response = await real(input, init);
      if (!String(input).endsWith("/api/chat") || !response.body || !first) return response;
      first = false;
      let left = 2;
      const cutting = new TransformStream<string, string>({
        transform(text, controller) {
          for (const event of text.split(/(?<=\n\n)/))
            if (left-- > 0) controller.enqueue(event);
            else controller.error(new TypeError("network error"));
        },
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(cutting)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    };
  });
  await page.goto("/chat");
  await awake(page);
  const resumed = page.waitForRequest((request) => !!request.headers()["last-event-id"]);
  await ask(page, say, QUESTION);
  await resumed;
  await expect(page.locator(".chat-answer")).toContainText(DISH);
  await expect(page.getByRole("button", { name: say("chat:stop") })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(model.asked).toHaveLength(1);
});

test("another tab follows an answer to its end", async ({ page, context, model, say }) => {
  const come = waiting(model);
  await ask(page, say, QUESTION);
  await expect(page).toHaveURL(/\/chat\/\w{32}/);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.locator(".chat-question")).toHaveCount(1);
  come();
  await expect(tab.locator(".chat-answer")).toContainText(DISH);
});

test("a screen reader hears an answer once, when it is whole", async ({ page, model, say }) => {
  const come = waiting(model);
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
  await ask(page, say, "Thanks");
  await expect(heard).toHaveText(say("chat:answering"));
  come();
  await expect(heard).not.toHaveText(say("chat:answering"));
  const words = (await heard.textContent()) ?? "";
  expect(spoken).toEqual([say("chat:answering"), words]);
  await expect(page.locator(".chat-answer")).toContainText(words);
});

test("what was sent before the page's scripts came is asked once they are there", async ({
  page,
  say,
}) => {
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
  await expect(page.locator(".chat-answer")).toContainText("Kabsa");
});

test("what is sent while an answer is on its way is asked after it", async ({
  page,
  model,
  say,
}) => {
  const come = waiting(model);
  await ask(page, say, QUESTION);
  await expect.poll(() => model.asked.length).toBe(1);
  await ask(page, say, "Thanks");
  const questions = page.locator(".chat-question p");
  await expect(questions).toHaveCount(1);
  come();
  await expect(questions).toHaveText([QUESTION, "Thanks"]);
  await expect(page.locator(".chat-answer").first()).toContainText(DISH);
});

test("each message runs in the direction of its own script", async ({ page, say }) => {
  for (const [words, direction] of [
    ["Thanks", "ltr"],
    ["شكرا", "rtl"],
  ] as const) {
    await ask(page, say, words);
    for (const one of [
      page.locator(".chat-question p").last(),
      page.locator(".chat-answer p.written").last(),
    ])
      await expect(one).toHaveCSS("direction", direction);
  }
});

test("too many questions, a session that ended and a lost connection say what to do", async ({
  page,
  server,
  say,
}) => {
  const field = page.getByLabel(say("chat:label"), { exact: true });
  await page.route("**/api/chat", (route) => route.abort());
  await field.fill("Thanks");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(say("chat:problem.offline"));
  await page.unroute("**/api/chat");
  await page.getByRole("button", { name: say("chat:retry") }).click();
  await expect(page.locator(".chat-answer p.written").first()).toBeVisible();
  await expect(page.locator(".chat-question")).toHaveCount(1);
  await expect(page.getByRole("button", { name: say("chat:stop") })).toHaveCount(0);

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

test("a new chat begins empty, and the old one is found again", async ({ page, say }) => {
  await page.getByLabel(say("chat:label"), { exact: true }).fill("What is kabsa?");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat-answer")).toContainText("Kabsa");
  await page.getByRole("link", { name: say("chat:new") }).click();
  await expect(page.locator(".chat-question")).toHaveCount(0);
  await page.getByRole("link", { name: say("chat:past") }).click();
  await page.getByRole("link", { name: "What is kabsa?", exact: true }).click();
  await expect(page.locator(".chat-answer")).toContainText("Kabsa");
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
