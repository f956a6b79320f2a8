import type { Language } from "~/i18n/languages";
import { historyOf } from "../../say/reasons";
import { sayFailed } from "../../say/talk";
import type { Ask } from "../ask/ask";
import { linesOf } from "../ask/order";
import { slotInput } from "./calls";
import { type Lookups, WAITING } from "./lookups";

/** How the price of each of several has moved, which may be asked of what was set side by side. */
export function historyOfEach(
  ask: Ask,
  { voice, look }: { voice: Language; look: Lookups },
): string | typeof WAITING {
  const found = linesOf(ask).map((line) =>
    look.find("get_price_comparison", { ...slotInput(line, ask), history: true }),
  );
  if (found.includes(WAITING)) return WAITING;
  const each = found.flatMap((one) => (one && one !== WAITING ? one.matches.slice(0, 1) : []));
  const [first, ...others] = each;
  return first ? historyOf(voice, first, others) : sayFailed(voice);
}
