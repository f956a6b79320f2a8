import { z } from "zod";

/**
 * Characters of a try's name, each of 31: nobody guesses another person's. Those of twelve kept their events in another form:
 * nobody goes on with what a process of that release began, nor it with ours.
 */
export const ATTEMPT_LENGTH = 13;
/** Digits of a number: an answer is at most some 16,000 characters, and each event is one at least. */
const MOST_DIGITS = 5;
const FORM = new RegExp(`^[a-z0-9]{${ATTEMPT_LENGTH}}-\\d{1,${MOST_DIGITS}}$`);

/** One event of one try to answer a question: its number counts from 1, and 0 is where the stream begins. */
export interface EventId {
  attempt: string;
  number: number;
}

/** What a client says that goes on with a stream. */
export const eventIdSchema = z.string().regex(FORM);

/** An id as it stands on the wire. */
export const eventIdOf = ({ attempt, number }: EventId): string => `${attempt}-${number}`;

/** @returns null for what is no id of an event. */
export function readEventId(text: string): EventId | null {
  if (!eventIdSchema.safeParse(text).success) return null;
  const [attempt = "", number] = text.split("-");
  return { attempt, number: Number(number) };
}
