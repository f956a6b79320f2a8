import type { LanguageModelV3 } from "@ai-sdk/provider";
import { answering } from "./answering";
import type { KnownNames } from "./known-names";
import { readAhead, think } from "./think";

/**
 * The model that is there without any key: rules in place of weights. It sees what any model sees, the prompt and the tools,
 * and answers word by word. Everything it says of prices it has from tool results of the same reply; which words are names
 * it knows from the catalogue.
 */
export function builtInModel(names: () => Promise<KnownNames>): LanguageModelV3 {
  return answering("built-in", async (transcript) => {
    const known = await names();
    await readAhead(transcript, known);
    return think(transcript, known);
  });
}
