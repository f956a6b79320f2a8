import { direct } from "~tests/support/direct";
import { drawCheckout } from "../support/draw-checkout";
import { expect, test } from "../support/e2e";
import { READS_PICTURES, type TestServer } from "../support/server";
import { signInBrowser } from "../support/signed-in";

// The picture is really read, which may take long on a busy machine.
test.describe.configure({ timeout: 480_000 });
test.use({ settings: READS_PICTURES });

interface UnpricedDish {
  id: number;
  dish: string;
  restaurant: string;
  /** The platform nobody has named a price on. */
  platform: string;
  /** Halalas, on another platform. */
  item_price: number;
}

/** Riyals. */
const DELIVERY = 9;

/** A dish of the sample that has a price on two platforms and none on the third, dearer than its delivery: somebody looks at others. */
function unpricedDish(server: TestServer): UnpricedDish {
  const db = direct(server);
  const found = db
    .prepare(
      `select d.id, n.name_en as dish, r.name_en as restaurant, p.platform, max(o.item_price) as item_price
       from dishes d
       join dish_names n on n.id = d.dish_name_id
       join restaurants r on r.id = d.restaurant_id
       join offers o on o.dish_id = d.id
       join (select distinct platform from offers) p
         on not exists (select 1 from offers x where x.dish_id = d.id and x.platform = p.platform)
       where d.size is null and n.name_en is not null and r.name_en is not null
       group by d.id, p.platform having count(o.platform) = 2
         and min(o.item_price) > ${100 * DELIVERY} order by d.id desc limit 1`,
    )
    .get() as UnpricedDish;
  db.close();
  return found;
}

const yesterday = () => new Date(Date.now() - 21 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("a picture is read, put right and sent; its price is on the dish's page, its points on the profile", async ({
  page,
  context,
  browser,
  server,
  say,
}) => {
  await signInBrowser(context, server);
  const { id, dish, restaurant, platform, item_price } = unpricedDish(server);
  const price = item_price / 100;
  const buffer = await drawCheckout(browser, {
    restaurant,
    dish,
    quantity: 1,
    price,
    delivery: DELIVERY,
    language: "en",
  });
  await page.goto("/contribute/snapshot/new");
  await page.locator(`input[value=${platform}]`).check();
  await page
    .getByLabel(say("uploads:new.pictures"))
    .setInputFiles({ name: "checkout.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: say("uploads:new.send") }).click();

  const field = (name: string) => page.locator(`input[name=${name}]`);
  const again = page.getByRole("button", { name: say("snapshots:review.again") });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(field("total")).toBeVisible({ timeout: 30_000 });
    await expect(again).toBeHidden({ timeout: 1 });
  }).toPass({ timeout: 120_000 });
  await expect(field("item_price")).toHaveValue(price.toFixed(2));
  await expect(field("delivery_fee")).toHaveValue(DELIVERY.toFixed(2));
  await expect(field("total")).toHaveValue((price + DELIVERY).toFixed(2));
  await expect(page.locator(`input[name=platform][value=${platform}]`)).toBeChecked();

  // The names are put right, whatever was made of them, and the day.
  await field("restaurant").fill(restaurant);
  await field("dish").fill(dish);
  await page.getByRole("button", { name: say("sheet:find") }).click();
  await expect(page.locator("select[name=dish_id]")).toHaveValue(String(id));
  await expect(field("total")).toHaveValue((price + DELIVERY).toFixed(2));
  await field("date").fill(yesterday());
  await page.getByRole("button", { name: say("sheet:send") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("outcomes:sent.accepted"));
  await expect(page.getByRole("main")).toContainText(say("outcomes:sent.points", { count: 10 }));

  await page.getByRole("link", { name: say("outcomes:sent.dish") }).click();
  // What delivery costs is learnt from many orders; what the dish costs, from this one.
  await expect(page.locator(`#price-${id}-${platform}`)).toContainText(price.toFixed(2));
  await page.goto("/profile");
  const figure = (name: "contribution_count" | "points_balance") =>
    page.locator(".figures > div", { hasText: say(`accounts:standing.${name}`) }).locator("dd");
  await expect(figure("points_balance")).toHaveText("10");
  await expect(figure("contribution_count")).toHaveText("1");
});
