import { randomInt } from "node:crypto";

/** Without letters and digits that look alike, so that it can be read out. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Random characters for names and references: five bits each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
