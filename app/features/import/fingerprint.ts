import { createHash } from "node:crypto";
import type { PlaceRow } from "./place-row";

/** A short hash of what a record says, so that the same again is known without a look at the catalogue. */
export function fingerprint({
  names,
  brand,
  brandId,
  cuisine,
  rating,
  lat,
  lng,
  hours,
}: PlaceRow): string {
  const said = JSON.stringify([
    ...[names.ar, names.en, brand.ar, brand.en, cuisine, rating, lat, lng],
    // Known before brands had ids and places hours: what has none keeps its hash.
    ...(brandId === null ? [] : [brandId]),
    ...(hours === null ? [] : [{ hours }]),
  ]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 16);
}

/** Files of different months are imported in any order: what a record said lately is no news when it says it again. */
const REMEMBERED = 4;

/** Fingerprints as they are stored: the latest last, separated by spaces. */
export function withFingerprint(prints: string, print: string): string {
  return [...prints.split(" "), print].filter(Boolean).slice(-REMEMBERED).join(" ");
}

export const hasFingerprint = (prints: string, print: string): boolean =>
  prints.split(" ").includes(print);
