import { cleanText } from "~/server/clean-text";
import { TITLE_LENGTH } from "./title";

/** The name a person gives a conversation. */
export const titleSchema = cleanText({ least: 1, most: TITLE_LENGTH });
