import { randomBytes } from "node:crypto";
import { env } from "./env.server";

/** A fresh nonce for one answer, 128 bits in base64. */
export const newNonce = (): string => randomBytes(16).toString("base64");

/** What a page may load: our own files, and inline scripts that carry the nonce. */
export function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Charts and bars place their parts with style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", "data:", ...tileHosts()].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Where the map's pictures come from: `https://{s}.tiles.example/…` may be any host below that one. */
function tileHosts(): string[] {
  const host = /^https?:\/\/[^/]+/.exec(env().MAP_TILES_URL ?? "")?.[0];
  return host ? [host.replace(/\{[^}]*\}/g, "*")] : [];
}

/** For answers that are no pages: nothing in them may load anything. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
