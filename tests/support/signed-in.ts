import type { BrowserContext } from "@playwright/test";
import { type Member, newMember } from "./members";
import type { TestServer } from "./server";

/** Signs a browser in without the pages that do so. */
export async function signInBrowser(context: BrowserContext, server: TestServer): Promise<Member> {
  const member = await newMember(server);
  const value = member.cookie.replace("waffir_session=", "");
  await context.addCookies([{ name: "waffir_session", value, url: server.origin, httpOnly: true }]);
  return member;
}
