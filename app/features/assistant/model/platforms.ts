import type { Platform } from "~/features/prices/platform";

const LETTERS: Readonly<Record<string, Platform>> = {
  a: "platform_a",
  b: "platform_b",
  c: "platform_c",
  أ: "platform_a",
  ا: "platform_a",
  ب: "platform_b",
  ج: "platform_c",
};
const NAMED =
  /(?<!\p{L})[وبل]?(?:(?:ال)?منصّ?[ةه]|تطبيق|(?:the )?(?:platform|app))\s+([abcأابج])(?![\p{L}\p{M}])/giu;

/** The platforms that a message names by their letter, and the message without them. */
export function platformsIn(message: string): { platforms: Platform[]; rest: string } {
  const platforms: Platform[] = [];
  const rest = message.replace(NAMED, (all, letter: string) => {
    const platform = LETTERS[letter.toLowerCase()];
    if (!platform) return all;
    if (!platforms.includes(platform)) platforms.push(platform);
    return " ";
  });
  return { platforms, rest };
}
