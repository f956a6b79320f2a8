import type { BrowserContext } from "@playwright/test";
import { fillConversation } from "./conversations";
import { type Direct, direct } from "./direct";
import type { TestServer } from "./server";
import { signInBrowser } from "./signed-in";

/** Signs in a moderator who has written feedback. Returns the pages only such a person sees. */
export async function ownPages(context: BrowserContext, server: TestServer): Promise<string[]> {
  const { userId, cookie } = await signInBrowser(context, server);
  const sent = await fetch(`${server.origin}/api/feedback`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ message: "السعر تغيّر and more words ".repeat(10), category: "pricing" }),
  });
  const { id } = (await sent.json()) as { id: string };
  const db = direct(server);
  db.prepare("update users set role = 'moderator' where id = ?").run(userId);
  follow(db, userId);
  tell(db, userId);
  stateFees(db, userId);
  db.prepare(
    "insert into maybe_chains (one_id, other_id, score, found_at) values (3, 4, 0.9, ?) on conflict do nothing",
  ).run(Date.now());
  const suggestion = db
    .prepare(
      "insert into restaurant_suggestions (name, folded_name, neighbourhood_id, note, created_at) values (?, ?, 1, ?, ?) returning id",
    )
    .pluck()
    .get("مطبخ الغيمة", userId, "بجانب المسجد the long way round", Date.now());
  const username = db.prepare("select username from users where id = ?").pluck().get(userId);
  db.close();
  // Here, because it takes most of the product, and few of the browsers' processes ask for it.
  const { keepConversation } = await import("./keep-conversation");
  const conversation = await keepConversation(server, userId);
  return [
    "/chat",
    `/chat/${conversation}`,
    `/chat/${fillConversation(server, { userId, questions: 41 })}?page=2`,
    "/chats",
    `/chats/${conversation}`,
    "/profile/memory",
    "/profile",
    "/profile/watches",
    "/profile/devices",
    "/profile/delete",
    "/feedback",
    `/feedback/${id}?sent`,
    "/moderate",
    `/moderate/people/${username}`,
    "/moderate/restaurants/1",
    "/moderate/dishes/1",
    "/moderate/feedback",
    `/moderate/feedback/${id}`,
    "/restaurants/2",
    "/restaurants/15",
    "/moderate/facts",
    "/moderate/fees",
    "/moderate/fees?state=accepted",
    "/moderate/chains",
    "/moderate/suggestions",
    `/moderate/suggestions/${suggestion}`,
  ];
}

/** Has hours of one restaurant and the end of another shown, and something else wait for a moderator. */
function tell(db: Direct, userId: string): void {
  const show = db.prepare(
    "insert into shown_facts (restaurant_id, kind, value, fact_id, told_at) values (?, ?, ?, 0, ?) on conflict do nothing",
  );
  show.run(2, "hours", "Su-Th 12:00-02:00; Fr 13:00-16:00,18:00-02:00; Sa off", Date.now());
  show.run(15, "closed", "yes", Date.now());
  const wait = db.prepare(
    "insert into told_facts (restaurant_id, kind, value, user_id, trust_level, told_at, waiting) values (2, ?, ?, ?, 'newcomer', ?, 1)",
  );
  wait.run("link_platform_a", "https://order.example/r/2", null, Date.now());
  wait.run("hours", "24/7", userId, Date.now());
}

/** Has somebody say that delivery cost more than the dishes: one waits for a moderator, one was accepted. */
function stateFees(db: Direct, userId: string): void {
  const order = db.prepare(
    `insert into orders (user_id, platform, restaurant_id, neighbourhood_id, placed_at, hour_known, subtotal, trust_level, proof, recorded_at, delivery, service)
      values (?, 'platform_a', 2, 1, ?, 0, 650, 'newcomer', 'stated', ?, 1300, 200) returning id`,
  );
  const review = db.prepare(
    "insert into fee_reviews (order_id, state, decided_by, decided_at) values (?, ?, ?, ?)",
  );
  const now = Date.now();
  const id = () => (order.get(userId, now, now) as { id: number }).id;
  review.run(id(), "waiting", null, null);
  review.run(id(), "accepted", userId, now);
}

/** Has somebody follow two dishes, one of which went up and down. */
function follow(db: Direct, userId: string): void {
  const watch = db.prepare(
    "insert into watches (user_id, dish_id, told_total, created_at, neighbourhood_id) values (?, ?, ?, ?, 1)",
  );
  for (const dish of [1, 2]) watch.run(userId, dish, 2000, Date.now());
  const move = db.prepare(
    "insert into watch_moves (user_id, dish_id, from_total, to_total, platform, at, message) values (?, 1, ?, ?, 'platform_b', ?, 'none')",
  );
  move.run(userId, 2000, 2500, Date.now() - 1000);
  move.run(userId, 2500, 1900, Date.now());
}
