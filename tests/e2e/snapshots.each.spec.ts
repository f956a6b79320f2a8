import type { Page } from "@playwright/test";
import { direct } from "~tests/support/direct";
import { expectAccessible } from "../support/accessible";
import { drawCheckout } from "../support/draw-checkout";
import { expect, test } from "../support/e2e";
import { press } from "../support/press";
import type { TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";

interface Offer {
  dish_id: number;
  platform: string;
  item_price: number;
  delivery_fee: number;
  vat_on_top: number;
}

function ask<T>(server: TestServer, sql: string, ...values: unknown[]): T[] {
  const db = direct(server);
  const rows = db.prepare(sql).all(...values);
  db.close();
  return rows as T[];
}

/** Goes on to the sheet of a picture just sent, without waiting for what the reader makes of it. */
async function typeRather(page: Page, say: (key: "snapshots:reading.type") => string) {
  const link = page.getByRole("link", { name: say("snapshots:reading.type") });
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 3000 });
    await expect(page.locator("input[name=total]")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 120_000 });
}

/** The price of the sample that rests on most. */
const bestOffer = (server: TestServer) =>
  ask<Offer>(
    server,
    "select *, 900 as delivery_fee, 0 as vat_on_top from offers order by support desc limit 1",
  )[0] as Offer;

const riyals = (halalas: number) => (halalas / 100).toFixed(2);

/** Fills the sheet with a price that agrees with what is known. */
async function fillAmounts(page: Page, offer: Offer): Promise<void> {
  const { item_price, delivery_fee, vat_on_top } = offer;
  const amounts = {
    quantity: "1",
    item_price: riyals(item_price),
    others: "",
    delivery_fee: riyals(delivery_fee),
    service_fee: "",
    vat: riyals(vat_on_top),
    discount: "",
    total: riyals(item_price + delivery_fee + vat_on_top),
  };
  for (const [name, value] of Object.entries(amounts))
    await page.locator(`input[name=${name}]`).fill(value);
}

test("a stranger becomes a contributor: from a dish to a price that counts", async ({
  page,
  context,
  browser,
  server,
  say,
  language,
  javaScriptEnabled,
}) => {
  const { userId } = await signInBrowser(context, server);
  const offer = bestOffer(server);
  await page.goto(`/contribute/snapshot/new?dish=${offer.dish_id}`);
  const send = page.getByRole("button", { name: say("uploads:new.send") });

  await send.click();
  await expect(page.getByRole("alert")).toContainText(say("uploads:problem.none"));
  await page.locator(`input[value=${offer.platform}]`).check();
  const pictures = page.getByLabel(say("uploads:new.pictures"));
  const heic = {
    name: "IMG_1.HEIC",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic"),
  };
  await pictures.setInputFiles(heic);
  if (!javaScriptEnabled) await send.click();
  await expect(page.getByRole("main")).toContainText(say("uploads:problem.heic"));
  await expect(page.locator(`input[value=${offer.platform}]`)).toBeChecked();

  const order = { restaurant: "Test", dish: "Test", quantity: 1, price: 1, delivery: 1 };
  const buffer = await drawCheckout(browser, {
    ...order,
    language: language === "ar" ? "ar" : "en",
  });
  await pictures.setInputFiles({ name: "checkout.png", mimeType: "image/png", buffer });
  if (javaScriptEnabled) {
    await expect(page.getByRole("list", { name: say("uploads:new.chosen") })).toContainText(
      "checkout.png",
    );
    await expectAccessible(page);
  }
  await send.click();
  await typeRather(page, say);
  const sheet = page.locator("input[name=total]");
  await expect(page.getByRole("main").locator("img").first()).toHaveJSProperty("complete", true);

  const line = say("sheet:line", { number: 1 });
  await expect(page.getByRole("rowheader", { name: line })).toBeVisible();
  await page.getByLabel(`${line}: ${say("sheet:options")}`).fill("no onions");
  await page.getByText(say("snapshots:add.title")).click();
  await page.getByLabel(say("snapshots:add.pictures")).setInputFiles({
    ...{ name: "rest.png", mimeType: "image/png" },
    buffer: await drawCheckout(browser, { ...order, price: 2, language: "en" }),
  });
  await page.getByRole("button", { name: say("snapshots:add.send") }).click();
  await typeRather(page, say);
  await expect(page.getByRole("main").locator("img")).toHaveCount(2);
  await expect(page.locator("input[name=options]")).toHaveValue("no onions");

  await fillAmounts(page, offer);
  await sheet.fill("1");
  await page.getByRole("button", { name: say("sheet:send") }).click();
  await expect(page.getByRole("alert")).toContainText(say("sheet:problem.sum"));
  if (javaScriptEnabled) await expectAccessible(page);
  await fillAmounts(page, offer);
  await page.getByRole("button", { name: say("sheet:send") }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("outcomes:sent.accepted"));
  await press(page, "reload");
  await press(page, "goBack");
  await press(page, "goForward");
  await expect(page).toHaveURL(/\/contributions\/sn_/);
  const rows = ask(server, "select * from contributions where user_id = ?", userId);
  expect(rows).toHaveLength(1);

  await page.goto("/contributions");
  await expect(page.getByRole("main")).toContainText(say("outcomes:outcome.accepted"));
  await page.getByRole("button", { name: say("outcomes:own.takeBack") }).click();
  await expect(page.getByRole("main")).toContainText(say("outcomes:outcome.withdrawn"));
});

test("a moderator corrects what waits, and its sender reads why another was not taken", async ({
  page,
  context,
  browser,
  server,
  say,
}) => {
  const { userId } = await signInBrowser(context, server);
  const offer = bestOffer(server);
  const order = { restaurant: "Test", dish: "Test", quantity: 1, price: 1, delivery: 1 };
  for (const total of ["3.00", "4.00"]) {
    await page.goto(`/contribute/snapshot/new?dish=${offer.dish_id}`);
    await page.locator(`input[value=${offer.platform}]`).check();
    const buffer = await drawCheckout(browser, { ...order, language: "en" });
    await page
      .getByLabel(say("uploads:new.pictures"))
      .setInputFiles({ name: "c.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: say("uploads:new.send") }).click();
    await typeRather(page, say);
    await fillAmounts(page, offer);
    await page.locator("input[name=total]").fill(total);
    const sendIt = page.getByRole("button", { name: say("sheet:send") });
    await sendIt.click();
    await page.getByLabel(say("sheet:odd")).check();
    await sendIt.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("outcomes:sent.waiting"));
  }

  const moderator = await signInBrowser(context, server);
  ask(server, "update users set role = 'moderator' where id = ? returning id", moderator.userId);
  const ids = ask<{ id: string }>(
    server,
    "select id from contributions where user_id = ? order by submitted_at",
    userId,
  ).map(({ id }) => id);
  await page.goto("/moderate/snapshots");
  await page.locator(`a[href$="${ids[0]}"]`).click();
  await expect(page.getByRole("main")).toContainText(say("outcomes:reason.parts"));
  await page.locator("button[value=accept]").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("moderation:queue.title"));
  await page.goto(`/moderate/snapshots/${ids[1]}`);
  await page.getByLabel(say("moderation:case.note")).fill("please send the whole bill");
  await page.getByRole("button", { name: say("moderation:case.reject") }).click();
  await expect(page.getByRole("alert")).toContainText(say("moderation:case.reasonMissing"));
  await expect(page.getByLabel(say("moderation:case.note"))).toHaveValue(
    "please send the whole bill",
  );
  await page.getByLabel(say("moderation:case.reason")).selectOption("altered");
  await page.getByRole("button", { name: say("moderation:case.reject") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("moderation:queue.title"));
  expect(
    ask(server, "select state from contributions where user_id = ? order by submitted_at", userId),
  ).toEqual([{ state: "accepted" }, { state: "rejected" }]);
});
