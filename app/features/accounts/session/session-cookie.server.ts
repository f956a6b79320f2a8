import { env } from "~/server/env.server";
import { secretCookie } from "~/server/http/secret-cookie.server";

const DAY_IN_SECONDS = 24 * 60 * 60;

const DAY_MS = DAY_IN_SECONDS * 1000;

/** How long a session may last, however often it is used, ms. */
export const longestSessionMs = (): number => env().SESSION_MAX_DAYS * DAY_MS;

/** When a session begun at `createdAt` ends if nobody comes after `now`; ms since 1970. */
export const sessionEnd = ({ createdAt, now }: { createdAt: number; now: number }): number =>
  Math.min(now + env().SESSION_DAYS * DAY_MS, createdAt + longestSessionMs());

/** The session cookie of the contract. */
export const sessionCookie = () =>
  secretCookie("waffir_session", env().SESSION_DAYS * DAY_IN_SECONDS);
