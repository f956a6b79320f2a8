import type { BrowserContext } from "@playwright/test";
import { alter } from "./alter";
import { type Member, newMember } from "./members";
import type { TestServer } from "./server";

/** Signs a browser in without the pages that do so. */
export async function signInBrowser(context: BrowserContext, server: TestServer): Promise<Member> {
  const member = await newMember(server);
  const value = member.cookie.replace("waffir_session=", "");
  await context.addCookies([{ name: "waffir_session", value, url: server.origin, httpOnly: true }]);
  return member;
}

/** Ends every session where it is kept. An answer on its way gives a cookie back to a browser that only lost it. */
export function endSessions(server: TestServer): void {
  alter(server, "delete from sessions");
}
