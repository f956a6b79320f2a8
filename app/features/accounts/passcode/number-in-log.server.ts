import { keyedHash, newSecret } from "~/server/secret.server";

/** Lives as long as the process and is written nowhere: nobody can try numbers against a log. */
const key = newSecret();

/** What the log calls a number: the same all along a process's log, and nothing to anybody else. */
export const numberInLog = (phone: string): string => keyedHash(key, phone).slice(0, 12);
