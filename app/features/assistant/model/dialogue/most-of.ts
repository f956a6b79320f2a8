import { isAvoidable, isQuality } from "~/features/catalogue";
import type { Ask, Utterance } from "../ask/ask";

/** "Most protein", «اكثرهم بروتين», "sabse teekha", "pinakamaanghang": there is most of it in one of them. */
const MOST =
  /(?:^| )(?:most|more|sab ?se|zyada|ziada|jyada|सबसे|سب سے|thereat|اكثر\S*|اعلا\S*|اقل\S*|least|lowest|highest|pinaka\S*)(?= |$)/;
const HEAT = /(?:^| )(?:spicy|hot|teekh\S+|حار|حاره|حراق|حراره|anghang|maanghang)(?= |$)/;
const MOST_HEAT =
  /(?:^| )(?:spiciest|hottest|احر|احرهم|احرها|الاحر|احرق|pinaka ?ma ?anghang)(?= |$)/;
const FOOD_VALUE =
  /(?:^| )(?:proteins?|protin|प्रोटीन|calories|calorie|kcal|carbs|fat|sugar|healthy|بروتين|البروتين|سعرات|السعرات|صحي|دهون|masustansya|malusog)(?= |$)/;
const MOST_VALUE = /(?:^| )(?:healthiest|leanest|اصح|اصحهم|الاصح|pinaka ?ma ?lusog)(?= |$)/;

/** "Which has the most cheese", «ايهم اكثر جبن», "more meat": a food that one of them has most of. */
const MOST_FOOD =
  /(?:^| )(?:most|more|extra|اكثر\S*|pinaka ?marami\S*) (?:of )?(\S+)(?: (?:in it|inside|on it|فيه|فيها))?$/;

const ASKS_WHICH =
  /(?:^| )(?:which|whats the|what is the|who|ايهم|ايها|اي|وش|ايش|مين|kaun\S*|kon\S*|kismen|alin|ano)(?= |$)/;

/**
 * In which of the dishes that were shown there is most of something nobody here knows of a dish: how spicy it is, what it is worth
 * as food. Undefined where that is not asked. `said`: the message and its signs, folded.
 */
export function mostOf(read: Utterance, topic: Ask, said: string): Ask | undefined {
  const isShown = topic.restaurant === "" || topic.from !== null;
  const isOfFood = isShown && asksMostOf(said) && !read.restaurant;
  if (isOfFood) return unknowable(read, unknownOf(said) ?? "contents");
  const isOther = read.restaurant !== "" || (read.dish !== "" && !isQuality(read.dish));
  if (!isShown || isOther || !ASKS_WHICH.test(said)) return undefined;
  const subject = unknownOf(said);
  return subject && unknowable(read, subject);
}

const unknowable = (read: Utterance, subject: NonNullable<Ask["subject"]>): Ask => ({
  ...{ ...read, kind: "cannot", subject, dish: "", query: "", left: "" },
  ...{ other: null, rest: [] },
});

/** Is it asked which has most of a food, or more? */
export function asksMostOf(said: string): boolean {
  const [, food = ""] = MOST_FOOD.exec(said) ?? [];
  return food !== "" && isAvoidable(food) && ASKS_WHICH.test(said);
}

/** What is asked for the most of, as a thing that can't be told. */
function unknownOf(said: string): NonNullable<Ask["subject"]> | undefined {
  const isMost = MOST.test(said);
  if (MOST_HEAT.test(said) || (isMost && HEAT.test(said))) return "taste";
  return MOST_VALUE.test(said) || (isMost && FOOD_VALUE.test(said)) ? "calories" : undefined;
}
