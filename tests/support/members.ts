import { insertUser } from "~/features/accounts/profile/queries.server";
import { beginSession } from "~/features/accounts/session/begin-session.server";
import { openDatabase } from "~/server/database/db.server";
import type { TestServer } from "./server";

export interface Member {
  userId: string;
  /** The value of a Cookie header. */
  cookie: string;
}

/** People who are signed in, put straight into a server's database: only sign-in's own tests sign in. */
export async function newMembers(
  { url }: Pick<TestServer, "url">,
  count: number,
): Promise<Member[]> {
  const db = await openDatabase(url);
  const now = Date.now();
  const members: Member[] = [];
  for (let i = 0; i < count; i++) {
    const userId = await insertUser(db, { phone: null, now });
    const token = await beginSession(db, { userId, userAgent: "test", previousToken: null, now });
    members.push({ userId, cookie: `waffir_session=${token}` });
  }
  await db.destroy();
  return members;
}

export async function newMember(server: TestServer): Promise<Member> {
  const [member] = await newMembers(server, 1);
  if (!member) throw new Error("No member");
  return member;
}
