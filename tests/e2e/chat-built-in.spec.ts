import { awake } from "../support/awake";
import { expect, test } from "../support/e2e";
import { signInBrowser } from "../support/signed-in";

test.use({ language: "ar" });

/** Events of an answer that arrive before the rest waits: the built-in model says all at once what a reader stops in the middle. */
const BEGINNING = 8;

test("stop keeps what the built-in model has said so far, and the talk goes on", async ({
  page,
  context,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  await page.addInitScript((beginning) => {
    let first = true;
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const response = await real(input, init);
      if (!String(input).endsWith("/api/chat") || !response.body || !first) return response;
      first = false;
      let left = beginning;
      const halting = new TransformStream<string, string>({
        async transform(text, controller) {
          for (const event of text.split(/(?<=\n\n)/)) {
            if (left-- === 0) await new Promise(() => undefined);
            controller.enqueue(event);
          }
        },
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(halting)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    };
  }, BEGINNING);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("chat:title"));
  await awake(page);
  const field = page.getByLabel(say("chat:label"), { exact: true });
  await field.fill("أرخص برجر");
  await page.keyboard.press("Enter");
  const answer = page.locator(".chat-answer").first();
  await expect(answer.locator("p.written").first()).toContainText("برجر");
  await page.getByRole("button", { name: say("chat:stop") }).click();
  await expect(answer).toContainText(say("chat:stopped"));
  const kept = await answer.innerText();
  expect(kept).toContain("أرخص");

  await field.fill("والثاني؟");
  await page.keyboard.press("Enter");
  const next = page.locator(".chat-answer").nth(1).locator("p.written").first();
  await expect(next).toContainText("ر.س");
  expect(await answer.innerText()).toBe(kept);
});
