import { sendPasscode } from "~/features/accounts/passcode/send-passcode.server";
import { verifyPasscode } from "~/features/accounts/passcode/verify-passcode.server";
import { openDatabase } from "~/server/database/db.server";
import { openRateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { newSecret } from "~/server/secret.server";

/** Where someone sits: a browser and the address it is at. */
export interface Seat {
  browser: string;
  knownAs: string | null;
  address: string;
}

/** A browser that is new to us, at an address. */
export const stranger = (address: string): Seat => ({
  browser: newSecret(),
  knownAs: null,
  address,
});

/** Signing in by passcode on an empty database, with a phone that keeps what it is sent. */
export async function passcodeDesk() {
  const db = await openDatabase("file::memory:");
  const limiter = openRateLimiter(db);
  const sent: { to: string; text: string }[] = [];
  const sms = {
    reachesPhones: true,
    send: async (message: { to: string; text: string }) => void sent.push(message),
  };
  /** For how long each verification was held, ms; nobody waits for it. */
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const tools = { db, limiter, sms, pause };
  return {
    db,
    tools,
    sent,
    pauses,
    /** What came of asking for a code: `sent`, or why not. */
    async ask(seat: Seat, phone: string, now = Date.now()): Promise<string> {
      const outcome = await sendPasscode(tools, {
        ...seat,
        phone,
        now,
        compose: (code) => code,
      });
      return outcome.sent ? "sent" : outcome.reason;
    },
    /** What came of entering a code: `in`, or why not. */
    async enter(seat: Seat, code: string, now = Date.now()): Promise<string> {
      seat.knownAs ??= newSecret();
      const outcome = await verifyPasscode(tools, {
        ...seat,
        knownAs: seat.knownAs,
        code,
        now,
        userAgent: "",
        previousToken: null,
      });
      return "token" in outcome ? "in" : outcome.error;
    },
    /** The newest code a number was sent. */
    codeOf: (phone: string) => sent.findLast(({ to }) => to === phone)?.text ?? "",
    /** So many of one kind have been counted within the window of their limit. */
    async used(limit: string, key: string, points: number) {
      const expires_at = Date.now() + 600_000;
      await db
        .insertInto("rate_limits")
        .values({ key: `${limit}:${key}`, points, expires_at })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ points, expires_at }))
        .execute();
    },
    close: () => db.destroy(),
  };
}
