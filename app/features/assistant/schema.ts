import { z } from "zod";
import { cleanText } from "~/server/clean-text";
import { eventIdSchema } from "./conversations/event-id";
import { LAST_EVENT_ID } from "./last-event-id";
import { LONGEST_MESSAGE, MOST_MESSAGES } from "./limits";
import { TOOL_NAMES } from "./tool-names";

/** 50 messages of 4,000 characters, each of them an emoji in two escapes of six bytes, and what stands around. */
export const CHAT_BODY_BYTES = MOST_MESSAGES * LONGEST_MESSAGE * 12 + 16 * 1024;

const words = cleanText({ least: 1, most: LONGEST_MESSAGE, lines: true }).meta({
  description: "Any of the five languages; 1 to 4,000 characters after trimming.",
});

const chatMessageSchema = z.object({
  role: z.enum(["user", "assistant"]),
  content: words,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Names a conversation, or one question of it. Whoever asks makes it up. */
const chatIdSchema = z.string().regex(/^[\w-]{16,64}$/);

/** The form of /chat: a question, and which one it is. */
export const chatFormSchema = z.object({
  message: words,
  conversation: chatIdSchema,
  question: chatIdSchema,
});

export const chatRequestSchema = z.object({
  messages: z
    .array(chatMessageSchema)
    .min(1)
    .max(MOST_MESSAGES)
    .refine((messages) => messages.at(-1)?.role === "user")
    .meta({
      description: "The whole conversation so far, 1 to 50 messages, the last one from the user.",
    }),
  conversation_id: chatIdSchema.optional().meta({
    description:
      "Keeps the question and its answer on the person's /chat page, in the conversation of this id: 16 to 64 of A-Z a-z 0-9 _ -. What that conversation holds is the history then.",
  }),
  question_id: chatIdSchema.optional().meta({
    description:
      "Names the question in its conversation: sent again, it is asked again but kept once.",
  }),
});

export const chatHeadersSchema = z.object({
  [LAST_EVENT_ID]: eventIdSchema.optional().meta({
    description:
      "Goes on with the answer instead of asking anew, from after the event with this id. Everything else is sent as it was the first time.",
  }),
});

export const chatAnswerHeadersSchema = z.object({
  [LAST_EVENT_ID]: eventIdSchema.optional().meta({
    description: "Where the stream begins, for whoever is cut off before its first event.",
  }),
});

export type ChatRequest = z.infer<typeof chatRequestSchema>;

export const FINISH_REASONS = ["stop", "length", "tool-calls", "error", "aborted"] as const;
export type FinishReason = (typeof FINISH_REASONS)[number];

const toolName = z.enum(TOOL_NAMES);
const toolCallId = z.string().meta({ description: "The same for a call and its result." });

/** One event of the stream. */
export const chatEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text-delta"),
    textDelta: z.string().meta({
      description: "A fragment of the reply; joined in order they are the whole of it.",
    }),
  }),
  z.object({
    type: z.literal("tool-call"),
    toolCallId,
    toolName,
    args: z.record(z.string(), z.unknown()).meta({ description: "What the tool is asked." }),
  }),
  z.object({
    type: z.literal("tool-result"),
    toolCallId,
    toolName,
    result: z.record(z.string(), z.unknown()).meta({
      description: "What the tool found; for a price comparison with the amounts of each platform.",
    }),
  }),
  z.object({
    type: z.literal("finish"),
    finishReason: z.enum(FINISH_REASONS).meta({ description: "Why the reply ends here." }),
  }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** There is no answer, or not all of it; the words say so. Only the doors know how their readers are told. */
export interface Failure {
  type: "failure";
  textDelta: string;
}
export type AnswerEvent = ChatEvent | Failure;
