import { type OpenState, stateSaid } from "~/features/facts";
import { fullStop } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { OpenAt } from "../tools/open-now";
import type { FoundRestaurants } from "../tools/schema";
import { nameIn, strong } from "./names";
import { textsIn } from "./texts";

/** The answer to "is it open now?", for each restaurant of the name; null where nobody told the hours of any. */
export function sayHours(
  voice: Language,
  { restaurants }: Pick<FoundRestaurants, "restaurants">,
): string | null {
  const { t, facts } = textsIn(voice);
  const lines = restaurants.flatMap((one) => {
    if (!one.hours) return [];
    const said = stateSaid(
      stateOf(one.hours),
      { now: Date.parse(one.hours.askedAt), language: voice },
      facts,
    );
    const whole = `${strong(nameIn(voice, one))}: ${said}${fullStop(voice)}`;
    return [`${whole} [${t("itsPage")}](${one.link})`];
  });
  return lines.length > 0 ? lines.join("\n") : null;
}

function stateOf({ open, changesAt }: OpenAt): OpenState {
  if (changesAt === null) return { now: "always" };
  const at = Date.parse(changesAt);
  return open ? { now: "open", until: at } : { now: "closed", from: at };
}
