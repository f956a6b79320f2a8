import type { AnswerEvent } from "../schema";
import type { ToolName } from "../tool-names";

/** A piece of an answer as it is kept and shown: words, or something that was looked up. */
export type AnswerPart =
  | { type: "text"; text: string }
  | {
      type: "tool";
      toolCallId: string;
      toolName: ToolName;
      args: Record<string, unknown>;
      /** Null until it is there. */
      result: Record<string, unknown> | null;
    };

/** Adds to an answer what an event brings. */
export function addEvent(parts: AnswerPart[], event: AnswerEvent): void {
  switch (event.type) {
    case "failure":
    case "text-delta": {
      const last = parts.at(-1);
      if (last?.type === "text") last.text += event.textDelta;
      else parts.push({ type: "text", text: event.textDelta });
      break;
    }
    case "tool-call": {
      const { toolCallId, toolName, args } = event;
      parts.push({ type: "tool", toolCallId, toolName, args, result: null });
      break;
    }
    case "tool-result": {
      const call = parts.find(
        (part) => part.type === "tool" && part.toolCallId === event.toolCallId,
      );
      if (call?.type === "tool") call.result = event.result;
      break;
    }
    case "finish":
  }
}

/** The words of an answer alone. */
export function wordsOf(parts: readonly AnswerPart[]): string {
  return parts
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n\n")
    .trim();
}
