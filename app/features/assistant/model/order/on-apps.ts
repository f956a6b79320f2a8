import type { Ask, Utterance } from "../ask/ask";

/** "2 of them", "large" after what a dish costs on one app: on that app. Nothing where a message asks for more or of another. */
export function countedOnApps(
  topic: Ask,
  read: Utterance,
): Partial<Pick<Ask, "platforms" | "focus">> {
  const counts = read.quantity !== null || read.people !== null || read.size !== "";
  const isWide = read.platforms.length > 0 || read.app !== "" || read.focus !== "all";
  if (topic.platforms.length === 0 || !counts || isWide || read.cheaper) return {};
  return { platforms: topic.platforms, focus: topic.focus };
}

/** What is changed of an order is asked for on the apps that are named now, or else on those named before. */
export function changedOnApps(
  { platforms }: Ask,
  read: readonly Utterance[],
): Partial<Pick<Ask, "platforms" | "focus">> {
  const named = read.flatMap((one) => one.platforms);
  if (named.length > 0) return { platforms: named, focus: "platform" };
  return read.some((one) => one.focus !== "all" || one.cheaper) ? {} : { platforms };
}

/** Is a word that was left out no letter of an app which some sentences name? */
export const isNoApp = (read: readonly Utterance[]) => (word: string) =>
  word.length > 1 || read.every(({ platforms }) => platforms.length === 0);
