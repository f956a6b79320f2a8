import { fillConversation } from "../support/conversations";
import { expect, test } from "../support/e2e";
import { press } from "../support/press";
import { signInBrowser } from "../support/signed-in";

test("earlier questions are a link away, and one goes on talking on the newest page", async ({
  page,
  context,
  server,
  say,
}) => {
  const { userId } = await signInBrowser(context, server);
  const id = fillConversation(server, { userId, questions: 41 });
  const questions = page.locator(".chat-question .written");
  await page.goto(`/chat/${id}`);
  await expect(questions.first()).toHaveText("Question 22");
  await page.getByRole("link", { name: say("chat:pages.earlier") }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText(say("chat:pages.page", { page: 2, pages: 3 }))).toBeVisible();
  await expect(questions).toHaveCount(20);
  await expect(questions.first()).toHaveText("Question 2");
  await page.getByRole("link", { name: say("chat:pages.earlier") }).click();
  await expect(questions).toHaveText(["Question 1"]);
  await page.getByRole("link", { name: say("chat:pages.later") }).click();
  await expect(questions.last()).toHaveText("Question 21");
  await page.getByRole("link", { name: say("chat:pages.newest") }).click();

  await page.getByLabel(say("chat:label"), { exact: true }).fill("Thanks");
  await page.getByRole("button", { name: say("chat:send"), exact: true }).click();
  const talk = page.getByRole("list", { name: say("chat:conversation"), exact: true });
  await expect(talk.locator(".chat-answer").last().locator("p.written")).toBeVisible();
  for (let turn = 0; turn < 2; turn++) {
    await expect(questions).toHaveCount(20);
    await expect(questions.first()).toHaveText("Question 23");
    await expect(questions.last()).toHaveText("Thanks");
    await press(page, "reload");
  }
  await page.getByRole("link", { name: say("chat:pages.earlier") }).click();
  await expect(questions.last()).toHaveText("Question 22");
});
