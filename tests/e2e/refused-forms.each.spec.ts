import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e";
import { press } from "../support/press";
import { signInBrowser } from "../support/signed-in";

/** Every form the browser sends from now on. */
function posts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  return sent;
}

/** Asks for the page again in every way a browser has, and comes back to it. */
async function reloadAndGoBack(page: Page): Promise<void> {
  const problem = page.getByRole("alert");
  await press(page, "reload");
  await press(page, "goBack");
  await expect(problem).toHaveCount(0);
  await press(page, "goForward");
  await expect(problem).toBeVisible();
  await press(page, "reload");
}

async function isFocused(page: Page): Promise<boolean> {
  const summary = await page.getByRole("alert").elementHandle();
  return page.evaluate((element) => document.activeElement === element, summary);
}

const FORMS = [
  {
    path: "/login",
    field: "phone",
    typed: "123",
    button: "accounts:login.send",
    problem: "accounts:login.phoneProblem.invalid",
  },
  {
    path: "/profile",
    field: "username",
    typed: "A B",
    button: "accounts:profile.save",
    problem: "accounts:profile.invalid.username",
  },
  {
    path: "/profile/delete",
    field: "username",
    typed: "somebody-else",
    button: "accounts:delete.submit",
    problem: "accounts:delete.mismatch",
  },
  {
    path: "/feedback",
    field: "message",
    typed: " ".repeat(3),
    button: "feedback:send",
    problem: "feedback:messageProblem",
  },
  {
    path: "/nearby?area=1",
    field: "name",
    typed: "..........".repeat(9),
    button: "nearby:suggest.send",
    problem: "nearby:suggest.nameTooLong",
  },
] as const;

for (const { path, field, typed, button, problem } of FORMS) {
  test(`${path}: a refused form is filled in, has the focus on what is wrong, and is never sent again`, async ({
    page,
    context,
    server,
    say,
  }) => {
    if (path !== "/login") await signInBrowser(context, server);
    await page.goto("/privacy");
    await page.goto(path);
    const control = page.locator(`main [name=${field}]:not([type=hidden])`).first();
    await control.evaluate((element) => element.removeAttribute("maxlength"));
    await control.fill(typed);
    const sent = posts(page);
    await page.getByRole("button", { name: say(button) }).click();
    await expect(page.getByRole("alert")).toContainText(say(problem));
    await expect(page).toHaveURL(/[?&]draft=\w+$/);
    await expect(control).toHaveValue(typed);
    await expect.poll(() => isFocused(page)).toBe(true);
    expect(sent).toHaveLength(1);

    await reloadAndGoBack(page);
    await expect(page.getByRole("alert")).toContainText(say(problem));
    await expect(control).toHaveValue(typed);
    expect(sent).toHaveLength(1);

    await page.goto(path);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
