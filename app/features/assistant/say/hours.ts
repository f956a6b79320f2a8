import { daySaid, type OpenState, stateSaid } from "~/features/facts";
import { fullStop } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { OpenAt } from "../tools/open-now";
import type { FoundRestaurants } from "../tools/schema";
import { nameIn, quote, strong } from "./names";
import { saySubject } from "./talk";
import { textsIn } from "./texts";

/** What is asked of hours: this moment, another (`then`), or a whole `day`. */
export type HoursAsked = "now" | "then" | "day";

/**
 * The answer to "is it open now?" with the hours of that day, which tell when it closes too, for each restaurant of the name
 * whose hours people told; null where there is no such one.
 */
export function sayHours(
  voice: Language,
  { restaurants }: Pick<FoundRestaurants, "restaurants">,
  asked: HoursAsked = "now",
): string | null {
  const { t, facts, talk } = textsIn(voice);
  const then = asked === "then";
  const lines = restaurants.flatMap((one) => {
    if (!one.hours) return [];
    const state = stateOf(one.hours);
    const now = Date.parse(one.hours.askedAt);
    const ofNow = () => stateSaid(state, { now, language: voice, then }, facts);
    const ofDay = state.now === "always" ? [] : [daySaid(one.hours, voice, facts)];
    const ofMoment = asked === "day" && ofDay.length > 0 ? [] : [ofNow()];
    const said = [...ofMoment, ...ofDay].map((part) => part + fullStop(voice)).join(" ");
    const whole = `${strong(nameIn(voice, one))}: ${said}`;
    return [`${whole} [${t("itsPage")}](${one.link})`];
  });
  if (lines.length > 0) return lines.join("\n");
  const [one] = restaurants;
  if (!one) return null;
  return talk("about.hoursUntold", { restaurant: nameIn(voice, one), link: one.link });
}

/** Where hours are to be looked for; `lacked` is the name of a restaurant that was sought and is none of ours. */
export function sayHoursElsewhere(voice: Language, lacked: string): string {
  const none = lacked && textsIn(voice).t("place.none", { name: quote(voice, lacked) });
  return [none, saySubject(voice, "hours")].filter(Boolean).join("\n");
}

function stateOf({ open, changesAt }: OpenAt): OpenState {
  if (changesAt === null) return { now: "always" };
  const at = Date.parse(changesAt);
  return open ? { now: "open", until: at } : { now: "closed", from: at };
}
