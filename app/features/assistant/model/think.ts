import { setImmediate as nextTurn } from "node:timers/promises";
import { isItsName } from "~/features/catalogue";
import { fold } from "~/features/names";
import type { ConfiguredNames } from "~/features/prices";
import { kitchenCalled } from "~/features/understanding";
import type { Language } from "~/i18n/languages";
import { sayNumberLost } from "../say/notes";
import { greetingIn, sayAnotherLanguage, sayNothingCheaper, saySame } from "../say/talk";
import { textsIn } from "../say/texts";
import { asTheyWrote, ownForms } from "../words/signs";
import { ACTS, type Acting, keepFacts } from "./act/acts";
import type { Reply } from "./act/answering";
import { asManyAs } from "./act/as-many";
import { boundNotes, boundsIn } from "./act/bounds";
import { wholeOf } from "./act/choice";
import { fromAfar } from "./act/from-afar";
import { hoursOfEach } from "./act/hours-of-each";
import { Lookups, WAITING } from "./act/lookups";
import { rankedOf } from "./act/ranked";
import { servedOf } from "./act/served-of";
import type { Transcript } from "./act/transcript";
import { twoOfList } from "./act/two-of-list";
import type { Ask, Utterance } from "./ask/ask";
import { lastTurns } from "./dialogue/dialogue";
import { losesNumber } from "./dialogue/numbers-lost";
import { asRead, readMessage } from "./dialogue/read-message";
import { wantsElse } from "./dialogue/same-again";
import { withAmountAsked } from "./language/amount-asked";
import { languageIn } from "./language/language";
import { voiceIn } from "./language/voice";
import type { KnownNames } from "./vocabulary/known-names";

/**
 * Reads what `think` will read of a conversation, a message in each turn of the event loop: twelve long ones at once would
 * keep everybody waiting. What is read is remembered.
 */
export async function readAhead({ said }: Transcript, names: KnownNames): Promise<void> {
  const turns = lastTurns(said);
  const before = said.slice(0, said.length - turns.length);
  for (const [turn, message] of turns.entries()) {
    const language = languageIn([...before, ...turns.slice(0, turn + 1)], names);
    readMessage(asRead(message, language, names), names, language);
    await nextTurn();
  }
}

/** What the built-in model does next for what is asked: look something up, or answer. */
export function think(
  { said, answered: before, looked, offered, page }: Transcript,
  names: KnownNames,
  asks: readonly Ask[],
  apps: ConfiguredNames = {},
): Reply {
  const message = said.at(-1) ?? "";
  const voice = voiceIn(said, page, names);
  if (voice === "other") return { text: sayAnotherLanguage() };
  const own = new Map(lastTurns(said).flatMap((turn) => [...ownForms(turn, voice)]));
  const language = languageIn(said, names);
  const bounds = boundsIn(message, language);
  const look = new Lookups(looked, offered, bounds);
  const answers = asks.map((ask) => answerTo(ask, { voice, names, look, own, apps }, message));
  const texts = answers.map((text, at) => underName(text, asks, at, { own, voice }));
  const answered = texts.filter((text) => text !== WAITING);
  if (answered.length < texts.length && look.missing.length > 0) return { calls: look.missing };
  const told = [...new Set(answered)].join("\n\n");
  const used = `${told} ${JSON.stringify(looked.map(({ input }) => input))}`;
  // What an amount is worth is answered with what it costs.
  const free = bounds.reduce((left, { words }) => left.replace(words, " "), message);
  const loses = losesNumber(withAmountAsked(free, language), language, asks, used);
  const notes = boundNotes(bounds, asks, look.used, voice);
  const text = [told, ...notes, ...(loses ? [sayNumberLost(voice)] : [])].join("\n\n");
  const read = () => lastOf(said, names);
  return { text: toldAgain(text, before, { asks, voice, read }) };
}

/**
 * The nearest of one kind and of another, each under what it is called: only what is near is said of them. What is found under
 * another name, as a Pakistani kitchen among the Indian ones, stands under that.
 */
function underName<Text>(
  text: Text,
  asks: readonly Ask[],
  at: number,
  { own, voice }: Pick<Acting, "own" | "voice">,
) {
  const ask = asks[at];
  const words = ask?.restaurant || ask?.dish || "";
  const cuisine = kitchenCalled(words);
  const isNear = asks.every(({ kind, area }) => kind === "nearest" && area);
  const isUnder = isNear && (asks.length > 1 || (cuisine && !isItsName(fold(words), cuisine)));
  const called = cuisine ? textsIn(voice).catalogue(`cuisine.${cuisine}`) : asTheyWrote(words, own);
  return isUnder && called && typeof text === "string" ? `**${called}**\n${text}` : text;
}

/** What the last message says, sentence by sentence. */
function lastOf(said: readonly string[], names: KnownNames) {
  const language = languageIn(said, names);
  return readMessage(asRead(said.at(-1) ?? "", language, names), names, language);
}

/** An answer; to a message that wants something else, and is given what was answered before, it says so. */
function toldAgain(
  text: string,
  before: string,
  {
    asks,
    voice,
    read,
  }: { asks: readonly Ask[]; voice: Language; read: () => readonly Utterance[] },
): string {
  // What is the cheapest there is may have been said in front of it.
  const isSame = text !== "" && (before.startsWith(text) || before.endsWith(`\n\n${text}`));
  if (!isSame) return text;
  const said = read();
  const isOrder = asks.length === 1 && asks[0]?.kind === "compare";
  if (isOrder && said.some(({ cheaper }) => cheaper))
    return `${sayNothingCheaper(voice)}\n\n${text}`;
  return wantsElse(said, asks) ? `${text}\n\n${saySame(voice)}` : text;
}

/** The words for an ask: what was kept of it, a greeting in return, and what it asks for. */
function answerTo(ask: Ask, acting: Acting, message: string): string | typeof WAITING {
  const kept = keepFacts(ask, acting);
  if (kept === WAITING) return WAITING;
  const said = quoting(ask, acting);
  const isOfList = said.kind === "compare" && said.list;
  const whole = isOfList ? twoOfList(said, isOfList, acting) : wholeOf(said, acting);
  if (whole === WAITING) return WAITING;
  const text = typeof whole === "string" ? whole : acted(whole, acting);
  if (text === WAITING) return WAITING;
  const greeting = ask.greets ? greetingIn(acting.voice, message, ask.kind === "greet") : "";
  return [kept, `${greeting}${text}`].filter(Boolean).join("\n\n");
}

/** What is said for an ask; of the restaurants of a list, what is said of each. */
function acted(ask: Ask, acting: Acting): string | typeof WAITING {
  if (ask.kind === "ranked") return rankedOf(ask, acting);
  if (ask.fills && ask.kind === "price") {
    const many = asManyAs(ask, acting);
    return many === WAITING ? WAITING : ACTS.price(many, acting);
  }
  if (ask.list && ask.subject === "hours") return hoursOfEach(ask, ask.list, acting);
  if (ask.list) return servedOf(ask, ask.list, acting);
  const said = ACTS[ask.kind](ask, acting);
  return said === WAITING ? said : fromAfar(ask, said, acting);
}

/** An ask whose words that an answer quotes are those of the person. */
function quoting(ask: Ask, { own }: Acting): Ask {
  const { unmade, untold, left } = ask;
  const words = unmade?.words.map((one) => asTheyWrote(one, own)) ?? [];
  return {
    ...{ ...ask, left: asTheyWrote(left, own), untold: asTheyWrote(untold, own) },
    unmade: unmade && { ...unmade, words },
  };
}
