import type { Ask, Said } from "./ask";
import { compareBoth, followUp, leansOn } from "./follow-up";
import type { KnownNames } from "./known-names";
import { readAsk } from "./read-ask";
import { slotsOf } from "./slots";

/** What can be asked further about. */
const TOPICS = new Set<Ask["kind"]>([
  "price",
  "compare",
  "nearest",
  "similar",
  "suggest",
  "restaurant",
]);

/** No person means what they said longer ago. */
const MOST_TURNS = 12;

/** What has been spoken of so far. */
export interface Spoken {
  /** What the last answer was about. */
  topic: Ask | undefined;
  /** What was spoken of before that. */
  before: Ask | undefined;
  /** What the person told of themselves last. */
  fact: string;
  /** The area they said they live in; empty when they didn't. */
  home: string;
}

/** What the last message of a conversation asks, with what those before it left open filled in. */
export function askOf(said: readonly string[], names: KnownNames): Ask {
  let spoken: Spoken = { topic: undefined, before: undefined, fact: "", home: "" };
  let ask: Ask = readAsk("", names);
  for (const message of said.slice(-MOST_TURNS)) {
    const read = readAsk(message, names);
    const home = homeIn(read, names) || spoken.home;
    ask = resolved(read, { ...spoken, home });
    const about = spokenOf(ask);
    spoken = {
      topic: about ?? spoken.topic,
      before: about && spoken.topic !== about ? spoken.topic : spoken.before,
      fact: read.facts.at(-1)?.text ?? spoken.fact,
      home,
    };
  }
  return ask;
}

/** What can be asked further about after an ask; undefined where nothing was spoken of. */
function spokenOf(ask: Ask): Ask | undefined {
  // Whoever asked when a place opens may go on about that place.
  if (ask.kind === "cannot" && ask.restaurant) return { ...ask, kind: "restaurant", subject: null };
  return TOPICS.has(ask.kind) ? ask : undefined;
}

function resolved(read: Said, { topic, before, fact, home }: Spoken): Ask {
  if (read.kind === "forget") return { ...read, forgets: read.forgets || fact };
  const near = read.near && home !== "";
  if (read.kind === "inside") return { ...read, dish: read.dish || (topic?.dish ?? "") };
  if (read.kind === "about" && read.focus === "age" && topic?.kind === "price")
    return followUp(topic, read);
  if (!topic && read.focus === "age" && isOnItsOwn(read)) return { ...read, kind: "about" };
  if (!topic && read.focus === "platform" && read.platforms.length === 0 && isOnItsOwn(read))
    return { ...read, kind: "cannot", subject: "overall" };
  if (topic && read.both && !read.dish && !read.restaurant)
    return compareBoth(read, topic, before) ?? followUp(topic, read);
  const ask = topic && leansOn(topic, read) ? followUp(topic, read) : read;
  if (ask.kind === "similar" && !ask.dish && !ask.from) return { ...ask, kind: "suggest" };
  if (ask.kind === "restaurant" && !ask.restaurant && !ask.query && !ask.dish && !ask.from)
    return { ...ask, kind: "unclear" };
  return near && !ask.area ? { ...ask, area: home } : ask;
}

/** "Which app is cheapest?" where nothing was spoken of. */
function isOnItsOwn({ kind, dish, restaurant }: Said): boolean {
  return !dish && !restaurant && (kind === "price" || kind === "unclear" || kind === "offTopic");
}

/** The area of «أنا ساكن في حطين». */
function homeIn({ facts }: Said, names: KnownNames): string {
  const place = facts.find(({ kind }) => kind === "place");
  return place ? slotsOf(place.text, names).area : "";
}
