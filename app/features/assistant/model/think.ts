import { represent } from "../similar/represent";
import type { PriceComparison, ToolName } from "../tools/schema";
import type { Call, Reply } from "./answering";
import type { Ask } from "./ask";
import { branchInput, priceInput, similarInput, slotInput } from "./calls";
import { askOf } from "./dialogue";
import { withoutFacts } from "./facts-said";
import { languageOf } from "./language";
import { answerTo } from "./say/answer";
import { sayOtherLanguage } from "./say/talk";
import { hasFood, isFood } from "./slots";
import { type Looked, resultOf, type Transcript } from "./transcript";

/** No question about food is longer, and what is longer must cost nothing. In UTF-16 units. */
const MOST_READ = 600;

/** What the built-in model does next: look something up, or answer. */
export function think({ said: all, looked, offered }: Transcript): Reply {
  const said = all.map((one) => one.slice(0, MOST_READ));
  const message = said.at(-1) ?? "";
  const spoken = languageOf(message);
  if (spoken !== "ar" && spoken !== "en") return { text: sayOtherLanguage(spoken) };
  const ask = askOf(said);
  const calls = nextCalls(ask, looked, message).filter(({ tool }) => offered.has(tool));
  return calls.length > 0 ? { calls } : { text: answerTo(spoken, ask, looked, message) };
}

/** The tools that are still to be called for an ask; none when all is known. */
function nextCalls(ask: Ask, looked: readonly Looked[], message: string): Call[] {
  const has = (tool: ToolName) => looked.some((one) => one.tool === tool);
  // A fact is kept first, so that what is looked up after it respects it.
  if (ask.facts.length > 0 && !has("save_user_fact"))
    return ask.facts.map(({ text, kind }) => ({
      tool: "save_user_fact",
      input: { fact: text, kind },
    }));
  switch (ask.kind) {
    case "price":
      return priceCalls(ask, looked, message);
    case "compare":
      if (has("get_price_comparison") || !ask.other) return [];
      return [slotInput(ask), slotInput(ask.other)].map((input) => ({
        tool: "get_price_comparison",
        input,
      }));
    case "nearest":
      return has("get_nearest_branches")
        ? []
        : [{ tool: "get_nearest_branches", input: branchInput(ask) }];
    case "restaurant":
      return has("search_restaurant")
        ? []
        : [{ tool: "search_restaurant", input: { name: ask.restaurant || ask.query || ask.dish } }];
    case "similar":
      return has("suggest_similar_items")
        ? []
        : [{ tool: "suggest_similar_items", input: similarInput(ask) }];
    case "suggest":
      return suggestCalls(ask, looked);
    case "recall":
      return has("recall_user_memory") ? [] : [{ tool: "recall_user_memory", input: {} }];
    default:
      return [];
  }
}

/** What a first reading does not find may be there under the words just as they were said: search reads them its own way. */
function priceCalls(ask: Ask, looked: readonly Looked[], message: string): Call[] {
  const tried = looked.filter(({ tool }) => tool === "get_price_comparison").length;
  if (tried === 0) return [{ tool: "get_price_comparison", input: priceInput(ask) }];
  const result = resultOf(looked, "get_price_comparison");
  if (tried > 1 || !result || result.matches.length > 0 || result.discoveredViaExternal) return [];
  const lost =
    result.emptyReason === "restaurant_not_found" || result.emptyReason === "item_not_in_db";
  if (!lost) return [];
  const query = ask.leans ? ask.restaurant : withoutFacts(message, ask.facts);
  if (!query || (!ask.leans && isClean(ask, result))) return [];
  const again: Ask = { ...ask, query: query.slice(0, 200), restaurant: "", dish: "", area: "" };
  return [{ tool: "get_price_comparison", input: priceInput(again) }];
}

/** Was it read as a dish, or a dish at a restaurant that is known, with no other word in between? */
function isClean({ dish, restaurant }: Ask, { understood }: PriceComparison): boolean {
  return isFood(dish) && (restaurant === "" || understood.restaurant !== null);
}

/** Where nothing is named, what the person likes decides. */
function suggestCalls(ask: Ask, looked: readonly Looked[]): Call[] {
  if (resultOf(looked, "suggest_similar_items") !== undefined) return [];
  const named = hasFood(ask.dish || ask.query);
  const recalled = resultOf(looked, "recall_user_memory");
  if (!named && recalled === undefined) return [{ tool: "recall_user_memory", input: {} }];
  const liked = recalled?.facts.find(
    ({ kind, text }) => kind === "like" && represent([text]).size > 0,
  );
  return [{ tool: "suggest_similar_items", input: similarInput(ask, liked?.text) }];
}
