import type { ConfiguredNames } from "~/features/prices";
import type { Language } from "~/i18n/languages";
import { sayUsualFees } from "../../say/fees";
import { saySubject } from "../../say/talk";
import type { PriceComparison } from "../../tools/schema";
import type { Ask } from "../ask/ask";
import { destinationOf } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/** What delivery usually costs on each app, before what is said of fees or apps in general. */
export function feesInGeneral(
  ask: Ask,
  { voice, look, apps }: { voice: Language; look: Lookups; apps: ConfiguredNames },
): string | typeof WAITING {
  const result = look.find("get_price_comparison", { usualFees: true, ...destinationOf(ask) });
  if (result === WAITING) return WAITING;
  const said = saySubject(voice, ask.subject ?? "overall", { apps });
  const fees = result ? sayUsualFees(voice, result, ask.platforms) : "";
  return [fees, said].filter(Boolean).join("\n\n");
}

/** What delivery costs is known, though of a dish that nobody sells: `said`, with what it usually costs where that was asked. */
export function withUsualFees(
  said: string,
  ask: Ask,
  { matches }: PriceComparison,
  acting: Parameters<typeof feesInGeneral>[1],
): string | typeof WAITING {
  if (matches.length > 0 || ask.focus !== "delivery" || ask.restaurant) return said;
  const fees = feesInGeneral({ ...ask, subject: "freeDelivery" }, acting);
  return fees === WAITING ? fees : `${said}\n\n${fees}`;
}
