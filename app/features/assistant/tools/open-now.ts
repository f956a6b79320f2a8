import { z } from "zod";
import { type OpeningWeek, openStateAt } from "~/features/facts";
import { formatWeekdayTime } from "~/i18n/format";

const openAt = z.object({
  open: z.boolean(),
  askedAt: z.iso.datetime(),
  changesAt: z.iso.datetime().nullable().meta({
    description: "When it closes, or opens if it is closed now; null where it never closes.",
  }),
  clock: z.string().nullable().meta({ description: "That moment by the clock of Riyadh." }),
});
export type OpenAt = z.infer<typeof openAt>;

/** What opening hours, as people told them, say of this moment. */
export const openNowResult = openAt.nullable().meta({
  description:
    "Whether it is open now, or at the time asked for; null where nobody told its hours.",
});

/** What a restaurant's hours say of a moment, ms; null where nobody told them. */
export function openNow(week: OpeningWeek | null, now: number): OpenAt | null {
  if (!week) return null;
  const askedAt = new Date(now).toISOString();
  const state = openStateAt(week, now);
  if (state.now === "always") return { open: true, askedAt, changesAt: null, clock: null };
  const open = state.now === "open";
  const at = open ? state.until : state.from;
  const changesAt = new Date(at).toISOString();
  return { open, askedAt, changesAt, clock: formatWeekdayTime(at, "en") };
}
