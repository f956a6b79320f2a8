import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters that need no escaping in a cookie. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret: whoever reads the database can't use it. 256 random bits need no salt. */
export const hashOf = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** A hash of something guessable, such as six digits, that nobody can reverse without the key. */
export const keyedHash = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** Whether text has the shape `newSecret` gives; spares the database what can't be one. */
export const looksSecret = (text: string | null | undefined): text is string =>
  typeof text === "string" && /^[A-Za-z0-9_-]{43}$/.test(text);
