import type { UIMessage } from "ai";
import type { AnswerPart } from "../conversations/parts";
import type { ExchangeState } from "../conversations/state";
import type { FinishReason } from "../schema";
import { isToolName } from "../tool-names";

/** A message as `useChat` keeps it; that of an answer knows how it ended. */
export type Message = UIMessage<{ finishReason: FinishReason }>;

/** One question with its answer, as pages show it. */
export interface ShownExchange {
  questionId: string;
  question: string;
  parts: AnswerPart[];
  state: ExchangeState;
  /** ms */
  created_at: number;
}

/** What was said as messages, two for each question. */
export function messagesOf(exchanges: readonly ShownExchange[]): Message[] {
  return exchanges.flatMap(({ questionId, question, parts, state }): Message[] => [
    { id: questionId, role: "user", parts: [{ type: "text", text: question }] },
    {
      id: `${questionId}-answer`,
      role: "assistant",
      parts: parts.map(messagePart),
      ...(state !== "answering" && { metadata: { finishReason: state } }),
    },
  ]);
}

/**
 * Messages as questions with their answers.
 *
 * @param answering whether the last answer is still on its way.
 * @param failed whether the last question was not taken: no answer of it was stopped.
 * @param dates when a question was asked, ms, by its id; those without were asked `now`.
 */
export function exchangesOf(
  messages: readonly Message[],
  {
    answering,
    failed = false,
    dates,
    now,
  }: { answering: boolean; failed?: boolean; dates: ReadonlyMap<string, number>; now: number },
): ShownExchange[] {
  const exchanges: ShownExchange[] = [];
  for (const message of messages) {
    const last = exchanges.at(-1);
    if (message.role === "user")
      exchanges.push({
        questionId: message.id,
        question: message.parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
        parts: [],
        state: "aborted",
        created_at: dates.get(message.id) ?? now,
      });
    else if (last) {
      last.parts = message.parts.flatMap(answerPart);
      last.state = message.metadata?.finishReason ?? "aborted";
    }
  }
  const last = exchanges.at(-1);
  if (last && answering) last.state = "answering";
  else if (last?.parts.length === 0 && failed) last.state = "error";
  return exchanges;
}

function messagePart(part: AnswerPart): Message["parts"][number] {
  if (part.type === "text") return part;
  const { toolName, toolCallId, args: input, result: output } = part;
  const call = { type: "dynamic-tool", toolName, toolCallId, input } as const;
  return output
    ? { ...call, state: "output-available", output }
    : { ...call, state: "input-available" };
}

function answerPart(part: Message["parts"][number]): AnswerPart[] {
  if (part.type === "text") return [{ type: "text", text: part.text }];
  if (part.type !== "dynamic-tool" || !isToolName(part.toolName)) return [];
  const { toolName, toolCallId } = part;
  const args = (part.input ?? {}) as Record<string, unknown>;
  const result =
    part.state === "output-available" ? (part.output as Record<string, unknown>) : null;
  return [{ type: "tool", toolName, toolCallId, args, result }];
}
