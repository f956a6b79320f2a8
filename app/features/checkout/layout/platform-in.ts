import { fold } from "~/features/names";
import { type ConfiguredNames, PLATFORMS } from "~/features/prices";
import type { Reading } from "../reading";

/**
 * The platform whose configured name stands among the words of a picture. Not sure: the name of one may stand on the
 * receipt of another, and none where two are named.
 *
 * @param text folded words, as in `Reading.text`.
 */
export function platformIn(text: string, names: ConfiguredNames): Reading["platform"] {
  const words = ` ${text.replace(/\s+/g, " ")} `;
  const named = PLATFORMS.filter((platform) => {
    const name = fold(names[platform] ?? "");
    return name !== "" && words.includes(` ${name} `);
  });
  return { value: named.length === 1 ? (named[0] ?? null) : null, sure: false };
}
