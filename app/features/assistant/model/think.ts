import { represent } from "../similar/represent";
import type { ToolName } from "../tools/schema";
import type { Call, Reply } from "./answering";
import type { Ask } from "./ask";
import { branchInput, priceInput, restaurantInput, similarInput, slotInput } from "./calls";
import { pickedFrom, taking } from "./choice";
import { askOf } from "./dialogue";
import type { KnownNames } from "./known-names";
import { languageIn } from "./language";
import { answerTo, isEverything } from "./say/answer";
import type { Voice } from "./say/names";
import { sayNoSuch, sayOtherLanguage } from "./say/talk";
import { slotsOf } from "./slots";
import { type Looked, resultOf, type Transcript } from "./transcript";

/** No question about food is longer, and what is longer must cost nothing. In UTF-16 units. */
const MOST_READ = 600;

/** What the built-in model does next: look something up, or answer. */
export function think({ said: all, looked, offered }: Transcript, names: KnownNames): Reply {
  const said = all.map((one) => one.slice(0, MOST_READ));
  const message = said.at(-1) ?? "";
  const spoken = languageIn(said);
  if (spoken !== "ar" && spoken !== "en") return { text: sayOtherLanguage(spoken) };
  const next = nextFor(spoken, askOf(said, names), looked, names);
  if ("text" in next) return next;
  const calls = next.calls.filter(({ tool }) => offered.has(tool));
  return calls.length > 0 ? { calls } : { text: answerTo(spoken, next.ask, next.looked, message) };
}

interface Next {
  calls: Call[];
  ask: Ask;
  looked: readonly Looked[];
}

/** What is still to be looked up; what a question points at comes first. */
function nextFor(
  voice: Voice,
  ask: Ask,
  looked: readonly Looked[],
  names: KnownNames,
): Next | { text: string } {
  // A fact is kept first, so that what is looked up after it respects it.
  const facts = factCalls(ask, looked);
  if (facts.length > 0) return { calls: facts, ask, looked };
  if (!ask.from) return { calls: nextCalls(ask, looked, names), ask, looked };
  const first = nextFor(voice, ask.from.ask, looked, names);
  if ("text" in first) return first;
  if (first.calls.length > 0) return { calls: first.calls, ask, looked };
  const { picked, count, rest } = pickedFrom({ ...ask.from, ask: first.ask }, first.looked);
  if (!picked) return { text: sayNoSuch(voice, count) };
  const whole = taking(voice, ask, picked);
  return { calls: nextCalls(whole, rest, names), ask: whole, looked: rest };
}

function factCalls({ facts, forgets, kind }: Ask, looked: readonly Looked[]): Call[] {
  if (looked.some(({ tool }) => tool === "save_user_fact")) return [];
  if (kind === "forget")
    return forgets && !isEverything(forgets)
      ? [{ tool: "save_user_fact", input: { fact: forgets, forget: true } }]
      : [];
  return facts.map(({ text, kind: about }) => ({
    tool: "save_user_fact",
    input: { fact: text, kind: about },
  }));
}

/** The tools that are still to be called for an ask; none when all is known. */
function nextCalls(ask: Ask, looked: readonly Looked[], names: KnownNames): Call[] {
  const has = (tool: ToolName) => looked.some((one) => one.tool === tool);
  switch (ask.kind) {
    case "price":
      return has("get_price_comparison")
        ? []
        : [{ tool: "get_price_comparison", input: priceInput(ask) }];
    case "compare":
      if (has("get_price_comparison") || !ask.other) return [];
      return [slotInput(ask), slotInput(ask.other)].map((input) => ({
        tool: "get_price_comparison",
        input,
      }));
    case "nearest":
      return nearestCalls(ask, looked, names);
    case "restaurant":
      return has("search_restaurant")
        ? []
        : [{ tool: "search_restaurant", input: restaurantInput(ask) }];
    case "similar":
      return has("suggest_similar_items")
        ? []
        : [{ tool: "suggest_similar_items", input: similarInput(ask) }];
    case "suggest":
      return suggestCalls(ask, looked, names);
    case "recall":
      return has("recall_user_memory") ? [] : [{ tool: "recall_user_memory", input: {} }];
    default:
      return [];
  }
}

/** Where nobody says where, the person may have told before where they live. */
function nearestCalls(ask: Ask, looked: readonly Looked[], names: KnownNames): Call[] {
  const found = looked.filter(({ tool }) => tool === "get_nearest_branches");
  if (found.length === 0) return [{ tool: "get_nearest_branches", input: branchInput(ask) }];
  const result = resultOf(looked, "get_nearest_branches");
  if (found.length > 1 || result?.problem !== "no_location") return [];
  const recalled = resultOf(looked, "recall_user_memory");
  if (recalled === undefined) return [{ tool: "recall_user_memory", input: { about: "place" } }];
  const home = recalled?.facts.find(({ kind }) => kind === "place")?.text ?? "";
  const { area } = slotsOf(home, names);
  if (area) return [{ tool: "get_nearest_branches", input: branchInput({ ...ask, area }) }];
  // Where a restaurant has its branches can be told to somebody anywhere.
  const toldOf = resultOf(looked, "search_restaurant") !== undefined;
  return ask.restaurant && !toldOf
    ? [{ tool: "search_restaurant", input: { name: ask.restaurant } }]
    : [];
}

/** Where nothing is named, what the person likes and means to pay decides. */
function suggestCalls(ask: Ask, looked: readonly Looked[], names: KnownNames): Call[] {
  if (resultOf(looked, "suggest_similar_items") !== undefined) return [];
  const recalled = resultOf(looked, "recall_user_memory");
  if (!ask.dish && recalled === undefined) return [{ tool: "recall_user_memory", input: {} }];
  const liked = recalled?.facts.find(
    ({ kind, text }) => kind === "like" && represent([text]).size > 0,
  );
  const budgets = (recalled?.facts ?? []).map(({ text }) => slotsOf(text, names).maxTotal);
  const budget = ask.people === null ? budgets.find((one) => one !== null) : null;
  return [
    { tool: "suggest_similar_items", input: similarInput(ask, { like: liked?.text, budget }) },
  ];
}
