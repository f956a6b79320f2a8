import { secretCookie } from "~/server/http/secret-cookie.server";

const HOUR_IN_SECONDS = 60 * 60;
const YEAR_IN_SECONDS = 365 * 24 * HOUR_IN_SECONDS;

/** Binds a passcode, or a way through the identity provider, to the browser that asked. */
export const browserCookie = secretCookie("waffir_signin", HOUR_IN_SECONDS);

/** Tells a browser its person has signed in with before. It opens nothing by itself. */
export const knownBrowserCookie = secretCookie("waffir_known", YEAR_IN_SECONDS);
