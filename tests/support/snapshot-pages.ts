import type { BrowserContext } from "@playwright/test";
import { dayText } from "~/i18n/days";
import { freshPicture, signedInVisitor, upload } from "./checkouts";
import { type Direct, direct } from "./direct";
import type { TestServer } from "./server";
import { signInBrowser } from "./signed-in";
import { Visitor } from "./visitor";

/** A snapshot of somebody else's that waits for a moderator: the id of its contribution, and who sent it. */
async function waitingCase(server: TestServer) {
  const { person, member } = await signedInVisitor(server);
  const sent = await upload(person, [{ bytes: await freshPicture() }]);
  const amounts = { item_price: "15", total: "99", odd: "on", quantity: "1", date: today() };
  const fields = { ...amounts, intent: "send", dish_id: "1", platform: "platform_a" };
  await person.submit(sent.headers.get("location") ?? "", fields);
  const db = direct(server);
  const id = db
    .prepare("select id from contributions where user_id = ?")
    .pluck()
    .get(member.userId);
  db.close();
  return { id: String(id), sender: member.userId };
}

/** Has somebody report two prices, one of them the moderator's report: the path of the form for it. */
function reports(db: Direct, moderatorId: string, reporterId: string): string {
  const priced = db.prepare("select dish_id, platform from offers order by dish_id limit 2").all();
  const flag = db.prepare(
    "insert into flags (user_id, dish_id, platform, price_seen, reason, note, state, created_at) values (?, ?, ?, 4321, 'altered', ?, 'open', ?)",
  );
  const [one, other] = priced as { dish_id: number; platform: string }[];
  flag.run(reporterId, one?.dish_id, one?.platform, "الصورة معدّلة look closely", Date.now());
  flag.run(moderatorId, other?.dish_id, other?.platform, "", Date.now());
  return `/prices/flag/${one?.dish_id}/${one?.platform}`;
}

const today = () => dayText(Date.now());

/** A snapshot of one's own that is to be checked: the path of its page. */
async function ownSnapshot(server: TestServer, cookie: string): Promise<string> {
  const person = new Visitor(server);
  person.cookies.set("waffir_session", cookie.replace("waffir_session=", ""));
  const sent = await upload(person, [{ bytes: await freshPicture() }]);
  return sent.headers.get("location") ?? "";
}

/** Signs in a moderator who has sent a picture. Returns the pages of pictures that only such a person sees. */
export async function snapshotPages(
  context: BrowserContext,
  server: TestServer,
): Promise<string[]> {
  const { userId, cookie } = await signInBrowser(context, server);
  const waiting = await waitingCase(server);
  const snapshot = await ownSnapshot(server, cookie);
  const db = direct(server);
  db.prepare("update users set role = 'moderator' where id = ?").run(userId);
  const report = reports(db, userId, waiting.sender);
  db.close();
  return [
    "/contribute/snapshot/new?dish=1",
    `/contribute/snapshot/new?${new URLSearchParams({ restaurant: "عمو حمزة", name: "شاورما" })}`,
    `${snapshot}?type=1`,
    "/prices/delivery/1",
    "/contributions",
    "/moderate/snapshots",
    `/moderate/snapshots/${waiting.id}`,
    "/moderate/flags",
    report,
  ];
}
