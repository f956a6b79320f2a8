import { env } from "~/server/env.server";
import { secretCookie } from "~/server/secret-cookie.server";

const DAY_IN_SECONDS = 24 * 60 * 60;

/** How long a session lasts without a visit, ms. */
export const sessionLifetimeMs = (): number => env().SESSION_DAYS * DAY_IN_SECONDS * 1000;

/** The session cookie of the contract. */
export const sessionCookie = () =>
  secretCookie("waffir_session", env().SESSION_DAYS * DAY_IN_SECONDS);
