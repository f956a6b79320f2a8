import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { LANGUAGES } from "../../app/i18n/languages";
import { expectAccessible } from "../support/accessible";
import { test as base, expect } from "../support/e2e";
import { startServer } from "../support/server";

/** A PNG of one grey pixel. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

interface Tiles {
  origin: string;
  /** The paths it was asked for. */
  asked: string[];
}

/** The service with a map whose tiles come from a server of ours. */
const test = base.extend<object, { tiles: Tiles; mapped: string }>({
  tiles: [
    async ({ playwright: _playwright }, use) => {
      const asked: string[] = [];
      const server: Server = createServer((request, response) => {
        asked.push(request.url ?? "");
        response.writeHead(200, { "Content-Type": "image/png" }).end(TILE);
      }).listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as AddressInfo;
      await use({ origin: `http://127.0.0.1:${port}`, asked });
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  mapped: [
    async ({ tiles }, use) => {
      const server = await startServer({
        MAP_TILES_URL: `${tiles.origin}/{z}/{x}/{y}.png`,
        MAP_TILES_ATTRIBUTION: "© OpenStreetMap <contributors>",
      });
      await use(server.origin);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

// One after another: what these start for themselves costs more than a second worker would save.
test.describe.configure({ mode: "default" });

for (const language of ["ar", "en"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      test("the map draws its tiles, marks the places of the list and says whom to thank", async ({
        page,
        tiles,
        mapped,
      }) => {
        const problems: string[] = [];
        page.on("pageerror", (error) => problems.push(String(error)));
        page.on("console", (message) => {
          // On a machine with much else to do the page may take the seconds after which the browser asks this.
          if (message.text().includes("was preloaded using link preload")) return;
          if (["error", "warning"].includes(message.type())) problems.push(message.text());
        });
        await page.goto(`${mapped}/nearby?area=1&lng=${language}`);
        await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].dir);
        expect(tiles.asked.length, "no tile before the map is asked for").toBe(0);
        await page.locator("a.chip").click();
        const map = page.locator(".tile-map");
        await expect(map.locator("img.leaflet-tile-loaded").first()).toBeVisible();
        await expect(page.locator("svg.plan")).toHaveCount(0);
        const places = await page.locator(".place").count();
        await expect(map.locator(".tile-map-place")).toHaveCount(places);
        await expect(map).toContainText("© OpenStreetMap <contributors>");
        for (const path of tiles.asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
        await expectAccessible(page);
        await map.locator(".tile-map-place").first().click();
        await expect(page).toHaveURL(/#place-\d+$/);
        expect(problems).toEqual([]);
        tiles.asked.length = 0;
      });
    });
  }
}

test("the policy lets pictures in from the tiles' address and from nowhere else", async ({
  page,
  tiles,
  mapped,
}) => {
  const response = await page.goto(`${mapped}/nearby?area=1&map=1`);
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`img-src 'self' data: ${tiles.origin};`);
  for (const rule of policy.split("; ").filter((rule) => !rule.startsWith("img-src")))
    expect(rule).not.toContain(tiles.origin);
  const loads = (url: string) =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = src;
        }),
      url,
    );
  expect(await loads(`${tiles.origin}/1/2/3.png`)).toBe(true);
  expect(await loads(tiles.origin.replace("127.0.0.1", "localhost"))).toBe(false);
});

test("without scripts the drawn plan stands in", async ({ browser, mapped }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${mapped}/nearby?area=1&map=1`);
  await expect(page.locator("svg.plan")).toBeVisible();
  await context.close();
});
