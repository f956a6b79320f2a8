import { readFileSync } from "node:fs";
import { z } from "zod";

/** A question and what it means. Empty or null: not named, or nothing the catalogue knows. */
const Labelled = z.object({
  query: z.string(),
  restaurant: z.string().nullish(),
  item: z.string().nullish(),
  quantity: z.number().int().positive().default(1),
  /** What is cooked, where nothing else is asked for. */
  cuisine: z.string().optional(),
  kind: z.string().default("all"),
});
export type Labelled = z.infer<typeof Labelled>;

/** The lines of a JSONL file. @throws Error naming the line that isn't one. */
export function readLabelled(file: string): Labelled[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      if (line.trim() === "") return [];
      try {
        return [Labelled.parse(JSON.parse(line))];
      } catch (error) {
        throw new Error(`${file}, line ${at + 1}: ${(error as Error).message}`);
      }
    });
}
