import { type ConfiguredNames, PLATFORMS, type Platform } from "~/features/prices";
import { formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Kind } from "../model/ask/ask";
import type { Subject } from "../model/ask/subjects";
import type { ComparedDish, PlatformPrice } from "../tools/schema";
import { lineOf, rowsOf } from "./dish";
import { appNamed, nameIn } from "./names";
import { textsIn } from "./texts";

/** What is said for its own sake. */
const TALK = [
  "greet",
  "chat",
  "howAreYou",
  "thanks",
  "bye",
  "help",
  "offTopic",
  "unclear",
] as const;

export function sayTalk(voice: Language, kind: Kind): string {
  const key = TALK.find((known) => known === kind) ?? "unclear";
  return kind === "about" ? saySubject(voice, "trust") : textsIn(voice).talk(key);
}

/** That an answer is the one that was given before. */
export const saySame = (voice: Language) => textsIn(voice).talk("same");

/** That nothing is cheaper than what was answered before. */
export const sayNothingCheaper = (voice: Language) => textsIn(voice).talk("nothingCheaper");

/** What is said of something that we can't do or know; `city` is another one than ours, `apps` what the operator calls them. */
export function saySubject(
  voice: Language,
  subject: Subject,
  { city = "", apps = {} }: { city?: string; apps?: ConfiguredNames } = {},
): string {
  const called = PLATFORMS.map((platform) => appNamed(voice, platform, apps));
  return textsIn(voice).talk(`about.${subject}`, { city, apps: formatList(called, voice) });
}

/**
 * Somebody tells what a dish costs: where that is put right, or that it is what we have as well. Of `matches` none where no
 * one dish is meant; `told`: SAR, null where no amount was said. `apps`: those it was said of, none for any.
 */
export function sayPriceTold(
  voice: Language,
  matches: readonly ComparedDish[],
  told: number | null,
  apps: readonly Platform[] = [],
): string {
  const { talk } = textsIn(voice);
  const [first] = matches;
  if (!first) return saySubject(voice, "wrongPrice");
  const isTold = ({ platform, total, itemPrice }: PlatformPrice) =>
    (total === told || itemPrice === told) && (apps.length === 0 || apps.includes(platform));
  const same = matches.find(({ ranked }) => ranked.some(isTold));
  const { dish } = same ?? first;
  const of = { dish: nameIn(voice, dish), link: dish.link };
  const row = same && rowsOf(voice, same)[same.ranked.findIndex(isTold)];
  return row ? talk("about.samePrice", { ...of, row }) : talk("about.wrongPriceOf", of);
}

/** Where the price of a dish is followed, and what it is now; undefined where no dish is meant. */
export function sayFollowing(voice: Language, match?: ComparedDish): string {
  const told = saySubject(voice, "notify");
  return match ? `${told}\n- ${lineOf(voice, match)}` : told;
}

/** A greeting in return, before an answer; `alone` where the answer is a greeting itself, which only a salam asks more of. */
export function greetingIn(voice: Language, message: string, alone = false): string {
  const { talk } = textsIn(voice);
  if (/سلام عليكم|السلام علیکم|assala+m|as+alam|अस्सलाम/iu.test(message)) return `${talk("salam")} `;
  return alone ? "" : `${talk("hello")} `;
}

export function sayFailed(voice: Language): string {
  return textsIn(voice).t("failed");
}

/** To whom writes a language that we don't answer in. */
export function sayAnotherLanguage(): string {
  return (["en", "ar"] as const).map((language) => textsIn(language).talk("another")).join("\n");
}
