import { tokenize } from "~/features/names";
import type { Ask } from "../ask/ask";

/** "Yung 77", "the 77 one", "77 wala", «77 کا»: what points at one that is called by a number, and counts nothing. */
const BY_NUMBER =
  /(?<![\p{L}\p{N}])(?:((?:yung|ung|iyong|the|that)\s+)(\p{Nd}{1,3})(?:\s+one)?|(\p{Nd}{1,3})(?=\s+(?:wa{1,2}l[aei]|k[ai]|वाल[ाेी]|क[ाी]|وال[اےی]|ک[ای])(?![\p{L}\p{M}])))(?![\p{L}\p{M}\p{N}])/iu;

/** A message that points by a number at a restaurant that was spoken of, with the name that has the number in the place of it. */
export function withNumberSpokenOf(message: string, topic: Ask | undefined): string {
  if (!topic) return message;
  return message.replace(BY_NUMBER, (said, points = "", one?: string, other?: string) => {
    const [number = ""] = tokenize(one ?? other ?? "");
    const sides = [topic, topic.other, ...topic.rest];
    const name = sides
      .map((side) => side?.restaurant ?? "")
      .find((place) => tokenize(place).includes(number) && tokenize(place).length > 1);
    return name ? `${points}${name}` : said;
  });
}
