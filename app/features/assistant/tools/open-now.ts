import { z } from "zod";
import { DAY_CODES, hoursOfDay, type OpeningWeek, openStateAt } from "~/features/facts";
import { formatWeekdayTime } from "~/i18n/format";

const openAt = z.object({
  open: z.boolean(),
  askedAt: z.iso.datetime(),
  changesAt: z.iso.datetime().nullable().meta({
    description: "When it closes, or opens if it is closed now; null where it never closes.",
  }),
  day: z.enum(DAY_CODES).meta({ description: "The day of the week asked about, in Riyadh." }),
  hours: z.array(z.tuple([z.number(), z.number()])).meta({
    description:
      "From and to on that day, minutes after its midnight; past 1440 it is the night after. Empty where it stays closed.",
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
  const { day, hours } = hoursOfDay(week, now);
  const ofDay = { day, hours: hours.map(([from, to]): [number, number] => [from, to]) };
  const state = openStateAt(week, now);
  if (state.now === "always")
    return { open: true, askedAt, changesAt: null, ...ofDay, clock: null };
  const open = state.now === "open";
  const at = open ? state.until : state.from;
  const changesAt = new Date(at).toISOString();
  return { open, askedAt, changesAt, ...ofDay, clock: formatWeekdayTime(at, "en") };
}
