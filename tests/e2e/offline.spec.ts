import type { Browser, Page, PlaywrightTestArgs } from "@playwright/test";
import { direct } from "~tests/support/direct";
import { drawCheckout } from "../support/draw-checkout";
import { expect, test, translator } from "../support/e2e";
import { KNOWN, resultsPath } from "../support/pages";
import type { TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";

test.use({ serviceWorkers: "allow" });

const ADDRESS = resultsPath(KNOWN.query);

test("what was searched for last can be read without a network, and is nobody else's", async ({
  context,
  page,
  server,
}) => {
  const say = await translator("ar");
  const kept = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          found.push(decodeURIComponent(new URL(url).pathname + new URL(url).search));
      return found;
    });
  await signInBrowser(context, server);
  await page.goto(ADDRESS);
  await expect.poll(kept).toContain(decodeURIComponent(ADDRESS));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.goto(ADDRESS);
  await expect(page.getByRole("status")).toContainText(say("offline:title"));
  await expect(page.getByRole("link", { name: KNOWN.restaurant })).toBeVisible();
  await expect(page.locator("form, script")).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("offline:title"));
  await page.getByRole("main").getByRole("link").click();
  await expect(page.getByRole("link", { name: KNOWN.restaurant })).toBeVisible();

  await context.setOffline(false);
  await signInBrowser(context, server);
  await page.goto("/help");
  await expect.poll(kept).not.toContain(decodeURIComponent(ADDRESS));
  await context.setOffline(true);
  await expect(page.goto(ADDRESS)).rejects.toThrow();
});

type Given = Pick<PlaywrightTestArgs, "page" | "context"> & {
  server: TestServer;
  browser: Browser;
};

/** Somebody who is about to send a picture. */
async function aboutToSend({ page, context, server, browser }: Given) {
  const say = await translator("ar");
  const { userId } = await signInBrowser(context, server);
  await page.goto("/contribute/snapshot/new");
  const order = { restaurant: "Test", dish: "Test", quantity: 1, price: 7, delivery: 1 };
  const buffer = await drawCheckout(browser, { ...order, language: "ar" });
  await page
    .getByLabel(say("uploads:new.pictures"))
    .setInputFiles({ name: "checkout.png", mimeType: "image/png", buffer });
  const sent = () => {
    const db = direct(server);
    const rows = db.prepare("select id from snapshots where user_id = ?").all(userId);
    db.close();
    return rows.length;
  };
  return { say, sent };
}

test("pictures whose answer was lost on the way count once", async ({
  page,
  context,
  server,
  browser,
}) => {
  const { say, sent } = await aboutToSend({ page, context, server, browser });
  await page.route("**/contribute/snapshot/new.data", async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: say("uploads:new.send") }).click();
  await page.getByRole("link", { name: say("uploads:kept.check") }).click();
  await expect(page).toHaveURL(/\/contribute\/snapshot\/sn_/);
  expect(sent()).toBe(1);
});

test("pictures sent without a network wait on the device, arrive once, and lead to what was read", async ({
  page,
  context,
  server,
  browser,
}) => {
  const { say, sent } = await aboutToSend({ page, context, server, browser });
  await context.setOffline(true);
  await page.getByRole("button", { name: say("uploads:new.send") }).click();
  await expect(page.getByText(say("uploads:kept.waits"))).toBeInViewport();
  expect(sent()).toBe(0);
  await page.getByRole("button", { name: say("uploads:kept.drop") }).click();
  await expect(page.getByText(say("uploads:kept.waits"))).toHaveCount(0);
  await page.getByRole("button", { name: say("uploads:new.send") }).click();
  await expect(page.getByText(say("uploads:kept.waits"))).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("link", { name: say("uploads:kept.check") }).click();
  await expect(page).toHaveURL(/\/contribute\/snapshot\/sn_/);
  expect(sent()).toBe(1);
  await page.goto("/contribute/snapshot/new");
  await expect(page.getByText(say("uploads:kept.sent"))).toHaveCount(0);
});

/** Somebody whose pictures waited until their session had ended, on a page that says so. */
async function leftWaiting(given: Given) {
  const { page, context } = given;
  const { say, sent } = await aboutToSend(given);
  await context.setOffline(true);
  await page.getByRole("button", { name: say("uploads:new.send") }).click();
  await expect(page.getByText(say("uploads:kept.waits"))).toBeVisible();
  const session = await context.cookies();
  await context.clearCookies();
  const asked = context.waitForEvent("response", (response) => response.url().includes("/login"));
  await context.setOffline(false);
  await asked;
  return { say, sent, session };
}

/** Whose pages a browser keeps by now; empty where nobody was signed in. */
const keptReader = (page: Page) =>
  page.evaluate(async () => (await caches.match("/offline/reader"))?.text());

/** How many uploads wait in a browser, whoever's they are. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return found.flat().filter(({ url }) => url.includes("/offline/uploads/")).length;
  });

test("pictures of somebody who must sign in first wait for them, and are sent once they are back", async ({
  page,
  context,
  server,
  browser,
}) => {
  const { say, sent, session } = await leftWaiting({ page, context, server, browser });
  await expect(page.getByText(say("uploads:kept.waits"))).toBeVisible();
  await page.goto("/help");
  await expect.poll(() => keptReader(page)).toBe("");
  expect([await waiting(page), sent()]).toEqual([1, 0]);
  await context.addCookies(session);
  await page.goto("/contribute/snapshot/new");
  await page.getByRole("link", { name: say("uploads:kept.check") }).click();
  await expect(page).toHaveURL(/\/contribute\/snapshot\/sn_/);
  expect(sent()).toBe(1);
});

test("pictures that wait are nobody else's: whoever signs in next neither sees nor sends them", async ({
  page,
  context,
  server,
  browser,
}) => {
  const { say, sent } = await leftWaiting({ page, context, server, browser });
  // The worker may send again by itself as soon as somebody is signed in; asked while it still sends, it does so no second time.
  let refused = false;
  context.on("response", (response) => {
    if (response.status() === 409) refused = true;
  });
  const { userId } = await signInBrowser(context, server);
  const send = async () => {
    (await navigator.serviceWorker.ready).active?.postMessage("send");
  };
  await expect.poll(() => page.evaluate(send).then(() => refused)).toBe(true);
  await page.goto("/contribute/snapshot/new");
  await expect.poll(() => waiting(page)).toBe(0);
  await expect(page.getByText(say("uploads:kept.waits"))).toHaveCount(0);
  const db = direct(server);
  const others = db.prepare("select id from snapshots where user_id = ?").all(userId);
  db.close();
  expect([sent(), others]).toEqual([0, []]);
});
