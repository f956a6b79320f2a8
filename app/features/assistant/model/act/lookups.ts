import { isDeepStrictEqual } from "node:util";
import { TOOL_SCHEMAS, type ToolInput, type ToolName, type ToolResult } from "../../tools/schema";
import type { ToolCall } from "./answering";
import { type Bound, boundResult } from "./bounds";
import type { ToolOutcome } from "./transcript";

/** Said by an act that has to wait until something is looked up. */
export const WAITING = Symbol("waiting");

/** What a call found: its result, null where it failed, or that it is still to be made. */
type Found<Name extends ToolName> = ToolResult<Name> | null | typeof WAITING;

/** What is known of the world while an answer is made, and what is still to be looked up for it. */
export class Lookups {
  /** The calls that are to be made next, each once. */
  readonly missing: ToolCall[] = [];
  /** The results that were used so far, in order. */
  readonly used: NonNullable<ToolOutcome["result"]>[] = [];
  readonly #looked: readonly ToolOutcome[];
  readonly #offered: ReadonlySet<string>;

  /**
   * @param offered the tools that may be called.
   * @param bounds what is beyond them is not found.
   */
  constructor(
    looked: readonly ToolOutcome[],
    offered: ReadonlySet<string>,
    readonly bounds: readonly Bound[] = [],
  ) {
    this.#looked = looked;
    this.#offered = offered;
  }

  /** What a call finds. One that was made before with the same words, now or for an earlier question, is not made again. */
  find<Name extends ToolName>(tool: Name, asked: ToolInput<Name>): Found<Name> {
    // Words that are too long for a tool are cut: a call was made with what is left of them.
    const input = TOOL_SCHEMAS[tool].input.safeParse(asked).data ?? asked;
    const made = this.#looked.findLast(
      (one) => one.tool === tool && isDeepStrictEqual(one.input, input),
    );
    const result = made?.result && boundResult(this.bounds, made.result);
    if (result) this.used.push(result);
    if (made) return (result ?? null) as ToolResult<Name> | null;
    if (!this.#offered.has(tool)) return null;
    const call = { tool, input } as ToolCall;
    if (!this.missing.some((one) => isDeepStrictEqual(one, call))) this.missing.push(call);
    return WAITING;
  }
}
