import { expect, test, translator } from "../support/e2e";
import { KNOWN, resultsPath } from "../support/pages";
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
