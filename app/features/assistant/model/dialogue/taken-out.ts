import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { excludedIn } from "../slots/excluded";

/** "Remove the onions" of a dish that was just spoken of, or is named beside: it is wanted without, and nothing is forgotten. */
export function takenOut(read: Utterance, topic: Ask | undefined): Utterance | undefined {
  const isDish = topic?.kind === "price" || topic?.kind === "compare";
  const { forgets } = read;
  if (!read.takesOut || !forgets || !(isDish || isDishSaid(read))) return undefined;
  const { foods, untold } = excludedIn(
    `without ${forgets.replace(/^(?:the|any|my) /iu, "")}`,
    () => false,
  );
  if (foods.length === 0) return undefined;
  const out = tokenize(forgets);
  const dish = isDishSaid(read)
    ? read.dish
        .split(" ")
        .filter((word) => !out.includes(tokenize(word)[0] ?? ""))
        .join(" ")
    : "";
  return { ...read, kind: "unclear", dish, forgets: null, without: foods, untold, left: "" };
}

/** Does what is to be taken out stand beside a dish: "burger, remove the onions"? */
export function isDishSaid({ dish, forgets }: Utterance): boolean {
  const out = tokenize(forgets ?? "");
  return tokenize(dish).some((word) => !out.includes(word));
}
