import type { BrowserContext } from "@playwright/test";
import SQLite from "better-sqlite3";
import { keepConversation } from "./conversations";
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
  const db = new SQLite(server.database, { timeout: 5000 });
  db.prepare("update users set role = 'moderator' where id = ?").run(userId);
  db.close();
  const conversation = await keepConversation(server, userId);
  return [
    "/chat",
    `/chat/${conversation}`,
    "/chats",
    `/chats/${conversation}`,
    "/profile/memory",
    "/profile",
    "/profile/devices",
    "/profile/delete",
    "/feedback",
    `/feedback/${id}?sent`,
    "/moderate/feedback",
    `/moderate/feedback/${id}`,
  ];
}
