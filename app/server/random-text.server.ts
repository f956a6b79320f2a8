import { randomInt } from "node:crypto";

/** Without letters and digits that look alike, so that it can be read out. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** So long that nobody guesses it: 26 characters of 31 are 128 bits. */
export const SECRET_LENGTH = 26;

/** Random characters for names and references: five bits each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
