import { env } from "../env.server";

/** Where browsers tell what a page's policy kept them from doing. All of them know `report-uri`; not all know what is to follow it. */
const REPORT_PATH = "/content-reports";

/** What a page may load: our own files, and the inline scripts whose SHA-256, in base64, is given. */
export function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(" "),
    "style-src 'self'",
    `img-src ${["'self'", ...tileHosts()].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
}

/**
 * Where the map's pictures come from: `https://{s}.tiles.example/…` may be any host below that one, and the
 * map puts an empty picture of its own in the place of one it no longer waits for.
 */
function tileHosts(): string[] {
  const host = /^https?:\/\/[^/]+/.exec(env().MAP_TILES_URL ?? "")?.[0];
  return host ? ["data:", host.replace(/\{[^}]*\}/g, "*")] : [];
}

/** For answers that are no pages: nothing in them may load anything. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
