import type { Ask, Utterance } from "../ask/ask";
import type { Subject } from "../ask/subjects";

/** "Mere kitne hain?", "how many do I have?" and nothing else. */
const HOW_MANY_OF_MINE =
  /^\P{L}*(?:(?:aur|to|and|so|और|तो|اور|تو|و|طيب)\s+)?(?:(?:mer[ea](?: paas)?|मेर[ेा](?: पास)?|میر[ےا](?: پاس)?)\s+(?:abhi\s+|अभी\s+|ابھی\s+)?(?:kitn[ea]y?|कितने|کتنے)(?:\s+(?:hain?|हैं|है|ہیں|ہے))?|how many (?:do|have) i (?:have|got)(?: now)?|(?:كم|وكم) (?:عندي|لي|معي)|ilan (?:na )?(?:ang )?(?:sa )?(?:akin|ko|meron ako))\P{L}*$/iu;

/** How many points somebody has, asked right after how points work. `told`: what the last answer was about. Undefined for anything else. */
export function pointsOf(read: Utterance, told: Subject | null, message: string): Ask | undefined {
  const isTold = told === "howPoints" || told === "points";
  if (!isTold || !HOW_MANY_OF_MINE.test(message)) return undefined;
  return { ...read, kind: "cannot", subject: "points", dish: "", query: "", left: "" };
}
