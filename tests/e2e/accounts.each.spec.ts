import type { Page } from "@playwright/test";
import { direct } from "~tests/support/direct";
import { expectAccessible } from "../support/accessible";
import { alter } from "../support/alter";
import { ALL_PAIRS, expect, test } from "../support/e2e";
import { press } from "../support/press";
import type { TestServer } from "../support/server";
import { endSessions, signInBrowser } from "../support/signed-in";
import { codeFor, messagesTo, newPhone } from "../support/visitor";

const local = (phone: string) => phone.replace("+966", "0");

function feedbackOf(server: TestServer, userId: string): string[] {
  const db = direct(server);
  const ids = db.prepare("select id from feedback where user_id = ?").pluck().all(userId);
  db.close();
  return ids.map(String);
}

/** The summary of what is wrong has the focus where scripts run, and leads to the field. */
async function expectSummary(page: Page, javaScript: boolean, message: string) {
  const summary = page.getByRole("alert");
  await expect(summary).toContainText(message);
  if (!javaScript) return;
  await expect(summary).toBeFocused();
  // axe needs scripts itself.
  await expectAccessible(page);
}

test("a person signs in by passcode on the way to feedback, errs on the way, and is let in", {
  tag: ALL_PAIRS,
}, async ({ page, server, say, javaScriptEnabled }) => {
  const phone = newPhone();
  await page.goto("/feedback");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:login.title"));
  const number = page.getByLabel(say("accounts:login.phoneSaudi"));
  await number.fill("123");
  await page.getByRole("button", { name: say("accounts:login.send") }).click();
  await expectSummary(page, javaScriptEnabled, say("accounts:login.phoneProblem.invalid"));
  await expect(number).toHaveValue("123");
  await expect(number).toHaveAttribute("aria-invalid", "true");

  await number.fill(local(phone));
  await page.getByRole("button", { name: say("accounts:login.send") }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:verify.title"));
  expect(messagesTo(server, phone)).toHaveLength(1);
  await expect(page.getByRole("main")).toContainText(phone.slice(-2));
  await expect(page.getByRole("main")).not.toContainText(phone.slice(-6));
  const code = page.getByLabel(say("accounts:verify.code"));
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");

  const right = codeFor(server, phone);
  await code.fill(right === "111111" ? "222222" : "111111");
  await page.getByRole("button", { name: say("accounts:verify.submit"), exact: true }).click();
  await expectSummary(page, javaScriptEnabled, say("accounts:verify.problem.wrong", { count: 2 }));
  await expect(code).toHaveValue("");

  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.getByRole("button", { name: say("accounts:verify.submit"), exact: true }).dblclick();
  await expect(page).toHaveURL(/\/feedback$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("feedback:title"));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:profile.title"));
});

test("another code can be asked for, but not at once; the number can be changed", async ({
  page,
  server,
  say,
}) => {
  const phone = newPhone();
  await page.goto("/login");
  await page.getByLabel(say("accounts:login.phoneSaudi")).fill(local(phone));
  await page.getByRole("button", { name: say("accounts:login.send") }).click();
  await page.getByRole("button", { name: say("accounts:verify.resend") }).click();
  await expect(page.locator(".notice-warning")).toBeVisible();
  expect(messagesTo(server, phone)).toHaveLength(1);
  await page.getByRole("link", { name: say("accounts:verify.change") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:login.title"));
});

test("feedback is sent once, whatever is pressed, and its reference can be looked up", async ({
  page,
  context,
  server,
  say,
  javaScriptEnabled,
}) => {
  const { userId } = await signInBrowser(context, server);
  await page.goto("/feedback");
  await page.getByRole("button", { name: say("feedback:send") }).click();
  await expectSummary(page, javaScriptEnabled, say("feedback:messageProblem"));

  await page.goto("/feedback");
  await page.getByLabel(say("feedback:category")).selectOption("pricing");
  await page.getByLabel(say("feedback:message")).fill("السعر تغيّر / the price changed");
  await page.getByRole("button", { name: say("feedback:send") }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("feedback:thanks"));
  const [reference = ""] = feedbackOf(server, userId);
  expect(reference).toMatch(/^fb_/);
  await expect(page.getByRole("main")).toContainText(reference);
  await press(page, "reload");
  await press(page, "goBack");
  await press(page, "goForward");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("feedback:thanks"));
  await press(page, "reload");
  expect(feedbackOf(server, userId)).toEqual([reference]);

  await page.goto("/feedback");
  await page.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("main")).toContainText("the price changed");
});

test("a profile is changed under the rules of the contract, and the language follows", async ({
  page,
  context,
  server,
  say,
  javaScriptEnabled,
}) => {
  await signInBrowser(context, server);
  await page.goto("/profile");
  const username = page.getByLabel(say("accounts:profile.username"), { exact: true });
  await page.getByLabel(say("accounts:profile.display_name")).fill("أم راكان");
  await username.fill("admin");
  await page.getByRole("button", { name: say("accounts:profile.save") }).click();
  await expectSummary(page, javaScriptEnabled, say("accounts:profile.invalid.username"));
  await expect(page.getByLabel(say("accounts:profile.display_name"))).toHaveValue("أم راكان");

  const name = `um-rakan-${Date.now() % 1e8}`;
  await username.fill(name);
  await page.getByLabel(say("accounts:profile.area")).selectOption("العليا");
  await page.getByLabel(say("accounts:profile.public")).check();
  await page.getByRole("button", { name: say("accounts:profile.save") }).click();
  await expect(page.locator(".notice-good")).toHaveText(say("accounts:profile.note.saved"));
  await expect(page.getByRole("main")).toContainText(`@${name}`);
  await expect(page.getByLabel(say("accounts:profile.public"))).toBeChecked();
  await expect(page.getByLabel(say("accounts:profile.leaderboard"))).not.toBeChecked();

  await page
    .getByRole("combobox", { name: say("accounts:profile.language"), exact: true })
    .selectOption("tl");
  await page.getByRole("button", { name: say("accounts:profile.save") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "tl");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "tl");
});

test("words survive a session that has ended", async ({ page, context, server, say }) => {
  const { userId } = await signInBrowser(context, server);
  await page.goto("/feedback");
  await page.getByLabel(say("feedback:message")).fill("long and careful words");
  endSessions(server);
  await page.getByRole("button", { name: say("feedback:send") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:login.title"));
  const phone = newPhone();
  await page.getByLabel(say("accounts:login.phoneSaudi")).fill(local(phone));
  await page.getByRole("button", { name: say("accounts:login.send") }).click();
  const code = page.getByLabel(say("accounts:verify.code"));
  await expect(code).toBeVisible();
  await code.fill(codeFor(server, phone));
  await page.getByRole("button", { name: say("accounts:verify.submit"), exact: true }).click();
  await expect(page.getByLabel(say("feedback:message"))).toHaveValue("long and careful words");
  expect(feedbackOf(server, userId)).toEqual([]);
});

test("who signed in a while ago confirms it is them before the account is deleted, and goes on there", async ({
  page,
  context,
  server,
  say,
}) => {
  const { userId } = await signInBrowser(context, server);
  const phone = newPhone();
  alter(server, "update users set phone = ? where id = ?", phone, userId);
  alter(server, "update sessions set proved_at = 0 where user_id = ?", userId);
  await page.goto("/profile/delete");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(say("accounts:confirm.title"));
  await page.getByRole("button", { name: say("accounts:login.send") }).click();
  await expect(heading).toHaveText(say("accounts:verify.title"));
  await page.getByLabel(say("accounts:verify.code")).fill(codeFor(server, phone));
  await page.getByRole("button", { name: say("accounts:confirm.title"), exact: true }).click();
  await expect(heading).toHaveText(say("accounts:delete.title"));
  await expect(page).toHaveURL(/\/profile\/delete$/);
});

test("signing out, here and elsewhere, and deleting the account", async ({
  page,
  context,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  await page.goto("/profile/devices");
  await expect(page.getByRole("main")).toContainText(say("accounts:devices.current"));
  await page.goto("/profile/delete");
  // The label up to the name, which stands in isolates.
  const [ask = ""] = say("accounts:delete.label", { username: "" }).split("\u2068");
  await page.getByLabel(ask.trim()).fill("not it");
  await page.getByRole("button", { name: say("accounts:delete.submit") }).click();
  await expect(page.getByRole("alert")).toContainText(say("accounts:delete.mismatch"));
  await page.goto("/profile");
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: say("common:account.signOut") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:login.title"));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("accounts:login.title"));
});
