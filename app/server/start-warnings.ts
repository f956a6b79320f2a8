import type { Env } from "./env.server";

/** Whether a database is asked over a network without TLS. */
function travelsOpen(url: string): boolean {
  if (url.startsWith("file:") || !URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const isNear = ["", "localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return !isNear && ["disable", "allow", "prefer", null].includes(searchParams.get("sslmode"));
}

/**
 * What whoever runs the service for others should know of its settings, a sentence each. None of it keeps it from
 * starting: on one's own machine all of it is as it should be.
 *
 * @param sampleData whether the catalogue is the invented one.
 */
export function startWarnings(env: Env, sampleData: boolean): string[] {
  if (env.NODE_ENV !== "production") return [];
  const warnings: [boolean, string][] = [
    [
      env.APP_ORIGIN === undefined,
      "APP_ORIGIN is not set: cookies travel without https, and the host a request names is believed. Set it to the https address people use.",
    ],
    [
      env.APP_ORIGIN?.startsWith("http:") ?? false,
      "APP_ORIGIN is not https: cookies and codes travel in the open. Put a proxy that speaks https before the service.",
    ],
    [
      env.SMS_ACCOUNT_SID === undefined,
      "No SMS gateway is set: codes to sign in are written to this log, and reach nobody's phone. Set SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM.",
    ],
    [
      !env.DATABASE_URL.startsWith("file:") && env.EMBEDDING_MODEL !== undefined,
      "EMBEDDING_MODEL is not used with PostgreSQL: the table of traits tells which dishes are alike. Leave it out.",
    ],
    [
      travelsOpen(env.DATABASE_URL),
      "DATABASE_URL leads to another machine in the open: whoever is on the way reads and changes what passes. Add ?sslmode=verify-full, unless the network is your own.",
    ],
    [
      sampleData,
      "The catalogue is the sample: its restaurants and prices are invented. For real ones start on a new database with SAMPLE_DATA=no and bring them in with npm run import.",
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
}
