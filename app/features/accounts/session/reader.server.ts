import { hashOf } from "~/server/secret.server";

/** Tells the readers of one device apart, and says nothing of who they are: 12 characters are more than enough. */
export const readerOf = (userId: string): string => hashOf(userId).slice(0, 12);
