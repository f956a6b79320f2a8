import { clockText, DAY_MINUTES, type OpeningWeek } from "./week";

const DAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Opening hours in the words of schema.org: what closes before it opens closes on the day after. */
export const hoursData = (week: OpeningWeek) => ({
  openingHoursSpecification: week.flatMap((day, at) =>
    day.map(([from, to]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${DAYS[at]}`,
      opens: clockText(from),
      // The whole day has no other form.
      closes: to - from === DAY_MINUTES ? "23:59" : clockText(to % DAY_MINUTES),
    })),
  ),
});
