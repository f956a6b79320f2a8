import { fold } from "~/features/names";
import type { Token } from "~/features/search";
import type { Mention } from "./mention";

/** Some words as they were written; those of other languages that are food on menus, and Devanagari, as they are read. */
export function wordsOf(
  message: string,
  tokens: readonly Token[],
  { start, end, skip, lead }: Pick<Mention, "start" | "end" | "skip" | "lead">,
): string {
  const written = (from: number, to: number) =>
    message.slice((tokens[from]?.from ?? 0) + (from === start ? skip : 0), tokens[to - 1]?.to);
  if (!tokens[0]?.spoken) return `${lead}${written(start, end).trim()}`;
  return tokens
    .slice(start, end)
    .map(({ text, from, to }) =>
      fold(message.slice(from, to)) === text ? message.slice(from, to) : text,
    )
    .join(" ");
}
