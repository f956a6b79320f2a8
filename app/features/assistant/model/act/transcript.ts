import type { LanguageModelV3CallOptions } from "@ai-sdk/provider";
import { isLanguage, type Language } from "~/i18n/languages";
import { OWN_OPTIONS } from "../../own-options";
import { isToolName, TOOL_SCHEMAS, type ToolName, type ToolResult } from "../../tools/schema";

/** A result of a tool in the reply that is being made; null where the tool failed. */
export interface ToolOutcome<Name extends ToolName = ToolName> {
  tool: Name;
  input: unknown;
  result: ToolResult<Name> | null;
}

/** What a model sees of a conversation. */
export interface Transcript {
  /** What the person said, oldest first; the last one asks. */
  said: readonly string[];
  /** What the assistant answered last; empty where it has not yet. */
  answered: string;
  /** What was looked up since the person spoke last, in order. */
  looked: readonly ToolOutcome[];
  /** The language of the page that is written on; null where there is none. */
  page: Language | null;
  /** The tools that may be called. */
  offered: ReadonlySet<string>;
}

/** Many spaces say no more than one, and each is a place where a sign may begin: four thousand took a fifth of a second. */
const withoutGaps = (text: string): string => text.replace(/[^\S\n]{2,}/g, " ");

/** Reads a prompt. What the assistant said earlier is no source of anything: only whether it is said again is seen. */
export function transcriptOf({
  prompt,
  tools,
  toolChoice,
  providerOptions,
}: LanguageModelV3CallOptions): Transcript {
  const said: string[] = [];
  let [answered, words] = ["", ""];
  let looked: ToolOutcome[] = [];
  const inputs = new Map<string, unknown>();
  for (const message of prompt) {
    if (message.role === "user") {
      const parts = message.content.map((part) => (part.type === "text" ? part.text : ""));
      said.push(withoutGaps(parts.join("\n")));
      looked = [];
      [answered, words] = [words, ""];
    } else if (message.role === "assistant") {
      for (const part of message.content)
        if (part.type === "tool-call") inputs.set(part.toolCallId, part.input);
        else if (part.type === "text") words += part.text;
    } else if (message.role === "tool") {
      for (const part of message.content)
        if (part.type === "tool-result" && isToolName(part.toolName))
          looked.push(lookedUp(part.toolName, inputs.get(part.toolCallId), part.output));
    }
  }
  const callable = toolChoice?.type === "none" ? [] : (tools ?? []);
  const page = providerOptions?.[OWN_OPTIONS]?.page;
  return {
    said,
    answered,
    looked,
    page: isLanguage(page) ? page : null,
    offered: new Set(callable.map(({ name }) => name)),
  };
}

function lookedUp(
  tool: ToolName,
  input: unknown,
  output: { type: string; value?: unknown },
): ToolOutcome {
  const parsed =
    output.type === "json" ? TOOL_SCHEMAS[tool].output.safeParse(output.value) : undefined;
  return { tool, input, result: parsed?.success ? parsed.data : null };
}

/** The last result of a tool in this reply; undefined when it wasn't called, null when it failed. */
export function resultOf<Name extends ToolName>(
  looked: readonly ToolOutcome[],
  tool: Name,
): ToolResult<Name> | null | undefined {
  const last = looked.findLast((one) => one.tool === tool);
  return last && (last.result as ToolResult<Name> | null);
}
