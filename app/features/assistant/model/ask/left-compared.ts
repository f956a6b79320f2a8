import { tokenize } from "~/features/names";
import type { Slots } from "../slots/slots";

/** What stands between things that are compared and says no more than that. */
const COMPARING =
  /(?<![\p{L}\p{M}])(?:or|vs|versus|than|better|nicer|worse|between|among|compare|compared|the|one|غير|بين|ولا|وإلا|والا|أو|او|مقابل|ضد|فيهم|منهم|ya|یا|या|o|kaysa|kesa|kumpara|ke muqable|کے مقابلے|के मुकाबले)(?![\p{L}\p{M}])/giu;

/** Words that were not understood, without those that only compare and those of what is compared. */
export function leftCompared(left: string, things: readonly Slots[] = []): string {
  const named = new Set(things.flatMap(({ restaurant }) => tokenize(restaurant)));
  const words = left.replace(COMPARING, " ").split(/\s+/u).filter(Boolean);
  return words.filter((word) => !named.has(tokenize(word)[0] ?? "")).join(" ");
}
