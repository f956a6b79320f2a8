import type { Size } from "~/features/catalogue";
import type { Platform } from "~/features/prices";
import type { Hypothesis, QuerySpan } from "./hypothesis";
import { textOf } from "./token";

/** How many a hypothesis asks for: 1 when the query names no quantity. */
export function quantityOf({ frame }: Hypothesis): number {
  for (const mark of frame.marks) if (mark.role === "quantity") return mark.value;
  return 1;
}

/** Whether it asks for so many or so few that one is compared instead. */
export function isQuantityRefused({ frame }: Hypothesis): boolean {
  return frame.marks.some((mark) => mark.role === "quantity" && mark.refused);
}

/** Which size it asks for; null for any. */
export function sizeOf({ frame }: Hypothesis): Size | null {
  for (const mark of frame.marks) {
    if (mark.role === "size") return mark.size;
    if (mark.role === "quantity" && mark.size) return mark.size;
  }
  return null;
}

/** The id of the neighbourhood it names, or null. */
export function neighbourhoodOf({ frame }: Hypothesis): number | null {
  for (const mark of frame.marks) if (mark.role === "neighbourhood") return mark.id;
  return null;
}

/** The words of a span as the person wrote them; empty for none. */
export function asWritten(query: string, span: QuerySpan | null): string {
  const [first] = span?.words ?? [];
  const last = span?.words.at(-1);
  return first && last ? query.slice(first.from, Math.max(first.to, last.to)) : "";
}

/** The words for another city that it names; empty for none. */
export function cityOf(query: string, { frame: { marks, tokens } }: Hypothesis): string {
  const mark = marks.find(({ role }) => role === "city");
  return mark ? textOf(query, tokens, mark) : "";
}

/** What else is said of a whole order: the most to be paid in all, how many eat, and on which platforms. */
export function asideOf({ frame }: Hypothesis): {
  budget?: number;
  people?: number;
  platforms: Platform[];
} {
  const fillers = frame.marks.filter((mark) => mark.role === "filler");
  const budget = fillers.find((mark) => mark.budget !== undefined)?.budget;
  const people = fillers.find((mark) => mark.people !== undefined)?.people;
  return {
    ...(budget !== undefined && { budget }),
    ...(people !== undefined && { people }),
    platforms: [...new Set(fillers.flatMap(({ platform }) => platform ?? []))],
  };
}

/** The words, as written, that mean something nothing here is called. */
export function withoutMeaning(query: string, { frame: { marks, tokens } }: Hypothesis): string[] {
  return marks.flatMap((mark) => {
    const unread = mark.role === "filler" ? mark.unread : undefined;
    return (unread && textOf(query, tokens, unread)) || [];
  });
}
