import SQLite from "better-sqlite3";
import { PLATFORMS } from "~/features/prices/platform";
import { DAY_MS } from "~/i18n/days";
import { NEIGHBOURHOODS } from "~/sample/neighbourhoods";
import { generateDatabase, SIZE } from "./generate";
import { pick, seeded } from "./random";

/** Enough that each of them on each platform has more orders than are looked at. */
export const RESTAURANTS = 2_000;
const PEOPLE = 20_000;
const DAYS = 120;
const LEVELS = ["newcomer", "contributor", "contributor", "trusted"];
/** Orders by hour: lunch, and a long evening. */
const HOURS = [12, 13, 13, 14, 18, 19, 20, 20, 21, 21, 22, 23];

export const personOf = (n: number) => `person ${n}`;

/** Fills a fresh database file with 2,000 restaurants and `count` orders of one dish each, told by as many pictures. */
export async function generateOrders(path: string, now: number, count: number): Promise<void> {
  await generateDatabase(path, now, RESTAURANTS);
  const db = new SQLite(path);
  db.pragma("synchronous = off");
  const random = seeded(12);
  const person = db.prepare(
    "insert into users (id, username, display_name, trust_level, created_at) values (?, ?, ?, ?, 0)",
  );
  const order = db.prepare(
    `insert into orders (id, user_id, platform, restaurant_id, neighbourhood_id, placed_at, hour_known,
       subtotal, member, trust_level, proof, recorded_at, delivery, service)
     values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, 'snapshot', ?, ?, ?)`,
  );
  const charge = db.prepare(
    "insert into order_charges (order_id, kind, off, amount) values (?, ?, '', ?)",
  );
  const line = db.prepare(
    `insert into observations (dish_id, platform, user_id, kind, item_price, proof, trust_level,
       observed_at, order_id, quantity)
     values (?, ?, ?, 'price', ?, 'snapshot', ?, ?, ?, 1)`,
  );
  const levels = Array.from({ length: PEOPLE }, () => pick(random, LEVELS));
  db.transaction(() => {
    for (const [n, level] of levels.entries())
      person.run(personOf(n), personOf(n), personOf(n), level);
    for (let id = 1; id <= count; id++) {
      const who = Math.floor(random() * PEOPLE);
      const platform = pick(random, PLATFORMS);
      const restaurant = 1 + Math.floor(random() * RESTAURANTS);
      const dish = 1 + (restaurant - 1) * SIZE.dishesPerRestaurant + Math.floor(random() * 25);
      const hour = pick(random, HOURS);
      const day = Math.floor(now / DAY_MS) - 1 - Math.floor(random() * DAYS);
      const at = day * DAY_MS + hour * 3_600_000 + Math.floor(random() * 60) * 60_000;
      const price = 1000 + ((dish * 97) % 80) * 50 + PLATFORMS.indexOf(platform) * 100;
      const place = random() < 0.2 ? null : 1 + Math.floor(random() * NEIGHBOURHOODS.length);
      const member = random() < 0.2 ? 1 : 0;
      const level = levels[who];
      const fee =
        500 + Math.floor(random() * 20) * 50 + (hour >= 19 ? 200 : 0) + (restaurant % 5) * 100;
      const charged = [member ? 0 : fee, Math.max(100, Math.round(price * 0.05))] as const;
      const told = [id, personOf(who), platform, restaurant, place, at, price, member, level, at];
      order.run(...told, ...charged);
      charge.run(id, "delivery", charged[0]);
      charge.run(id, "service", charged[1]);
      line.run(dish, platform, personOf(who), price, level, at, id);
    }
  })();
  db.exec("analyze");
  db.close();
}
