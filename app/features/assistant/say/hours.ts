import { type OpenState, stateSaid } from "~/features/facts";
import { fullStop } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { OpenAt } from "../tools/open-now";
import type { FoundRestaurants } from "../tools/schema";
import { nameIn, strong } from "./names";
import { textsIn } from "./texts";

/** The answer to "is it open now?", or `then`, at the time that was asked for, for each restaurant of the name whose hours people told; null where there is no such one. */
export function sayHours(
  voice: Language,
  { restaurants }: Pick<FoundRestaurants, "restaurants">,
  then = false,
): string | null {
  const { t, facts, talk } = textsIn(voice);
  const lines = restaurants.flatMap((one) => {
    if (!one.hours) return [];
    const said = stateSaid(
      stateOf(one.hours),
      { now: Date.parse(one.hours.askedAt), language: voice, then },
      facts,
    );
    const whole = `${strong(nameIn(voice, one))}: ${said}${fullStop(voice)}`;
    return [`${whole} [${t("itsPage")}](${one.link})`];
  });
  if (lines.length > 0) return lines.join("\n");
  const [one] = restaurants;
  if (!one) return null;
  return talk("about.hoursUntold", { restaurant: nameIn(voice, one), link: one.link });
}

function stateOf({ open, changesAt }: OpenAt): OpenState {
  if (changesAt === null) return { now: "always" };
  const at = Date.parse(changesAt);
  return open ? { now: "open", until: at } : { now: "closed", from: at };
}
