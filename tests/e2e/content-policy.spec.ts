import { expect, test } from "../support/e2e";

test("a bar is as long as its price says, with no inline style", async ({ page }) => {
  await page.goto("/dishes/1?lng=ar");
  const bars = page.locator(".bar");
  await expect(bars.first()).toBeVisible();
  const wrong = await bars.evaluateAll((all) =>
    all.flatMap((bar) => {
      const track = bar.getBoundingClientRect();
      return [...bar.children].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const meant = (Number.parseFloat(part.getAttribute("width") ?? "") / 100) * track.width;
        const fits = Math.abs(box.width - meant) < 1 && Math.abs(box.height - track.height) < 1;
        return fits ? [] : [`${box.width} × ${box.height}, not ${meant} × ${track.height}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
  // In Arabic a bar begins on the right.
  const [bar, part] = [
    await bars.first().boundingBox(),
    await bars.first().locator("svg").first().boundingBox(),
  ];
  expect((part?.x ?? 0) + (part?.width ?? 0)).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0), 0);
});

test("what slips into a page neither runs nor shows, and the service hears of it", async ({
  page,
}) => {
  await page.goto("/search?lng=en");
  const reported = page.waitForRequest((request) => request.url().endsWith("/content-reports"));
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", '<p id="slipped" style="position: fixed">x</p>');
  });
  expect((await reported).method()).toBe("POST");
  await expect(page).not.toHaveTitle("taken over");
  await expect(page.locator("#slipped")).toHaveCSS("position", "static");
});
