import type { AnswerEvent, ChatEvent } from "../schema";
import type { AnswerPart } from "./parts";

/** Stands for a call of a tool; a number is so many characters of words, anything else the id of the call that has its result. */
const CALL = "+";

/**
 * How an event is kept beside the parts it was added to, so that they can be taken apart again just as they were sent. The
 * last one needs none: it says what the answer's state says.
 */
export function markOf(event: AnswerEvent): string {
  switch (event.type) {
    case "failure":
    case "text-delta":
      return ` ${event.textDelta.length}`;
    case "tool-call":
      return ` ${CALL}`;
    case "tool-result":
      return ` ${event.toolCallId}`;
    case "finish":
      return "";
  }
}

/** How many events are kept. */
export const countOf = (marks: string): number => marks.split(" ").length - 1;

/** The events of an answer as they were sent, without the last one. */
export function eventsIn(parts: readonly AnswerPart[], marks: string): ChatEvent[] {
  const words = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  const calls = parts.filter((part) => part.type === "tool");
  let said = 0;
  let called = 0;
  return marks
    .split(" ")
    .slice(1)
    .flatMap((mark): ChatEvent[] => {
      if (/^\d+$/.test(mark)) {
        const begin = said;
        said += Number(mark);
        return [{ type: "text-delta", textDelta: words.slice(begin, said) }];
      }
      const result = mark !== CALL;
      const call = result ? calls.find(({ toolCallId }) => toolCallId === mark) : calls[called++];
      if (!call) return [];
      const { toolCallId, toolName, args } = call;
      if (!result) return [{ type: "tool-call", toolCallId, toolName, args }];
      return [{ type: "tool-result", toolCallId, toolName, result: call.result ?? {} }];
    });
}
