import { readFileSync } from "node:fs";
import { z } from "zod";
import { TOOL_NAMES } from "~/features/assistant/tools/schema";

/** A talk with the assistant and what its last answer has to be. */
export const Conversation = z.strictObject({
  language: z.enum(["ar", "en", "ur", "hi", "tl", "other"]),
  /** What the person says; the assistant's own answers stand between. */
  turns: z.array(z.string().min(1)).min(1),
  /** What the person had told before this talk. */
  facts: z.array(z.string()).default([]),
  /** The tools called for the last turn, each with the arguments it has to have; null: it must not have that one. */
  tools: z.array(z.object({ name: z.enum(TOOL_NAMES), args: z.record(z.string(), z.unknown()) })),
  /** What the answer has to say, and what it may not. */
  must: z.array(z.string()).default([]),
  mustNot: z.array(z.string()).default([]),
  /** The dish whose cheapest price that is not stale the answer has to name, by names as the sample stores them; any size, or the one given. */
  cheapest: z
    .strictObject({
      restaurant: z.string(),
      dish: z.string(),
      size: z.string().optional(),
      quantity: z.int().positive().default(1),
    })
    .optional(),
});
export type Conversation = z.infer<typeof Conversation>;

/** The conversations of a JSONL file. @throws Error naming the line that isn't one. */
export function readConversations(file: string): Conversation[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      if (line.trim() === "") return [];
      try {
        return [Conversation.parse(JSON.parse(line))];
      } catch (error) {
        throw new Error(`${file}, line ${at + 1}: ${(error as Error).message}`);
      }
    });
}
