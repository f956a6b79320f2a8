import type { PriceComparison, SavedFact } from "../../tools/schema";
import type { Ask } from "../ask";
import { type Looked, resultOf } from "../transcript";
import { sayComparison } from "./compared";
import { sayInside } from "./inside";
import { sayForgotten, sayRecalled, saySaved } from "./memory";
import type { Voice } from "./names";
import { sayBranches, sayNearest, sayRestaurant } from "./places";
import { sayPrices } from "./prices";
import { saySimilar } from "./similar";
import { saySubject } from "./subjects";
import { greetingIn, sayFailed, sayTalk } from "./talk";

/** The words for an ask, once everything is looked up. */
export function answerTo(
  voice: Voice,
  ask: Ask,
  looked: readonly Looked[],
  message: string,
): string {
  const saved = looked.filter(({ tool }) => tool === "save_user_fact");
  const kept =
    saved.length > 0
      ? saySaved(
          voice,
          saved.map(({ result }) => result as SavedFact | null),
        )
      : "";
  if (ask.kind === "forget")
    return isEverything(ask.forgets)
      ? saySubject(voice, "forgetAll")
      : sayForgotten(voice, resultOf(looked, "save_user_fact"));
  if (ask.kind === "save") return kept || sayFailed(voice);
  const greeting = ask.greets && ask.kind !== "greet" ? greetingIn(voice, message) : "";
  const hello = ask.kind === "greet" && /سلام عليكم/u.test(message) ? "وعليكم السلام! " : "";
  const text = `${greeting}${hello}${mainAnswer(voice, ask, looked)}`;
  return kept ? `${kept}\n\n${text}` : text;
}

/** "Delete everything you know about me": that is done on a page, not by a word in a talk. */
export function isEverything(forgets: string | null): boolean {
  return /^(?:everything|all|كل شي|كل شيء|الكل|كل اللي|كل المعلومات|معلوماتي|you know|you have)(?=\s|$)/iu.test(
    forgets ?? "",
  );
}

function mainAnswer(voice: Voice, ask: Ask, looked: readonly Looked[]): string {
  switch (ask.kind) {
    case "price": {
      const result = resultOf(looked, "get_price_comparison");
      return result ? sayPrices(voice, ask, result) : sayFailed(voice);
    }
    case "compare": {
      const results = looked
        .filter(({ tool }) => tool === "get_price_comparison")
        .map(({ result }) => result as PriceComparison | null);
      return results.some(Boolean) ? sayComparison(voice, ask, results) : sayFailed(voice);
    }
    case "nearest": {
      const result = resultOf(looked, "get_nearest_branches");
      const [found] = resultOf(looked, "search_restaurant")?.restaurants ?? [];
      if (result?.problem === "no_location" && found) return sayBranches(voice, found);
      return result ? sayNearest(voice, ask, result) : sayFailed(voice);
    }
    case "restaurant": {
      const result = resultOf(looked, "search_restaurant");
      return result ? sayRestaurant(voice, ask, result) : sayFailed(voice);
    }
    case "similar":
    case "suggest": {
      const result = resultOf(looked, "suggest_similar_items");
      return result ? saySimilar(voice, ask, result) : sayFailed(voice);
    }
    case "recall": {
      const result = resultOf(looked, "recall_user_memory");
      return result ? sayRecalled(voice, result) : sayFailed(voice);
    }
    case "inside":
      return sayInside(voice, ask);
    case "cannot":
      return saySubject(voice, ask.subject ?? "ordering");
    default:
      return sayTalk(voice, ask.kind);
  }
}
