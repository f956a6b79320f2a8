import type { TextStreamPart, ToolSet } from "ai";
import type { ChatEvent } from "./schema";
import { isToolName } from "./tool-names";

/**
 * Turns what a model's stream says about tools into the contract's words. A tool we don't have is not
 * spoken of, one that failed has a result that says so, and every call of an answer gets an id of its
 * own: servers number them anew in each step.
 */
export function toolEventsOf(): (part: TextStreamPart<ToolSet>) => ChatEvent[] {
  const waiting = new Map<string, string>();
  let calls = 0;
  return (part) => {
    switch (part.type) {
      case "tool-call": {
        const { toolName, input } = part;
        if (!isToolName(toolName)) return [];
        calls += 1;
        const toolCallId = `call_${calls}`;
        waiting.set(part.toolCallId, toolCallId);
        return [{ type: "tool-call", toolCallId, toolName, args: recordOf(input) }];
      }
      case "tool-result":
      case "tool-error": {
        const toolCallId = waiting.get(part.toolCallId);
        if (toolCallId === undefined || !isToolName(part.toolName)) return [];
        if (part.type === "tool-result" && part.preliminary) return [];
        waiting.delete(part.toolCallId);
        const result = part.type === "tool-error" ? { error: "failed" } : recordOf(part.output);
        return [{ type: "tool-result", toolCallId, toolName: part.toolName, result }];
      }
      default:
        return [];
    }
  };
}

/** The object that something is, or an empty one: a model may call a tool with anything. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
