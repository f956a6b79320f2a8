import { avoidedIn } from "~/features/catalogue";

/** "Does it have nuts?", «هو فيه مكسرات؟», «يحتوي على سمسم». */
const ASKED =
  /(?:^| )(?:(?:does|do|did|is|are) .*(?:have|has|contain|contains|with|made with|made of|there|any)|has|contains|contain|هل (?:فيه|فيها|به|بها)|(?:هو|هي|هذا|هذي|الطبق|الاكله) (?:فيه|فيها)|فيه|فيها|بداخله|يحتوي|تحتوي|يدخل فيه|مصنوع من) (?:على )?(?:any |some |the |اي )?(\S+(?: \S+)?)$/;

/** "Is it spicy?", «هل هو حار؟». */
const IS = /(?:^| )(?:is|are|هل|هو|هي)(?: \S+){0,5}? (spicy|hot|حار|حاره|حراق)$/;

/** Foods whose being inside decides whether one can eat a dish; who asks for chicken asks for a dish. */
const HARMFUL = new Set([
  ...["peanut", "nuts", "sesame", "gluten", "milk", "egg", "onion", "garlic"],
  ...["spicy", "pork", "shellfish", "sugar", "mushroom"],
]);

/** The words of a food when a folded message asks whether a dish has it; empty otherwise. */
export function insideAsked(said: string): string {
  const [, words = ""] = ASKED.exec(said) ?? IS.exec(said) ?? [];
  return avoidedIn(words).some(({ food }) => HARMFUL.has(food)) ? words : "";
}
