import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { ConfiguredNames } from "~/features/prices";
import { asksFilled } from "../hosted/asks-filled";
import type { HostedReading } from "../hosted/read-hosted.server";
import { answering } from "./act/answering";
import { asksOf } from "./dialogue/dialogue";
import { readAhead, think } from "./think";
import type { KnownNames } from "./vocabulary/known-names";

/**
 * The model that is there without any key: rules in place of weights. It sees what any model sees, the prompt and the tools,
 * and answers word by word. Everything it says of prices it has from tool results of the same reply; which words are names
 * it knows from the catalogue, or from a model elsewhere that reads better, where there is one. `apps`: what the operator calls
 * them.
 */
export function builtInModel(
  names: () => Promise<KnownNames>,
  hosted?: HostedReading | null,
  apps: ConfiguredNames = {},
): LanguageModelV3 {
  return answering("built-in", async (transcript, signal) => {
    const known = await names();
    const filled = hosted?.(transcript, signal);
    await readAhead(transcript, known);
    const own = asksOf(transcript.said, known);
    const read = await filled;
    return think(transcript, known, read ? asksFilled(read, own) : own, apps);
  });
}
