import type { Size } from "~/features/catalogue/size";
import type { Hypothesis, Span } from "./hypothesis";
import type { UnderstoodSpan } from "./schema";

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
export function asWritten(query: string, span: Span | null): string {
  const [first] = span?.words ?? [];
  const last = span?.words.at(-1);
  return first && last ? query.slice(first.from, Math.max(first.to, last.to)) : "";
}

/** What each part of the query was taken for, in the order of the query. */
export function spansOf(query: string, hypothesis: Hypothesis): UnderstoodSpan[] {
  const { tokens, marks } = hypothesis.frame;
  const parts = [
    ...marks.flatMap((mark) => {
      const from = tokens[mark.start]?.from;
      const to = tokens[mark.end - 1]?.to;
      const shown = mark.role !== "filler" && mark.role !== "connector";
      return shown && from !== undefined && to !== undefined
        ? [{ role: mark.role, from, text: query.slice(from, to) }]
        : [];
    }),
    ...(["restaurant", "dish"] as const).flatMap((name) => {
      const span = hypothesis[name];
      const from = span?.words[0]?.from;
      const role = name === "dish" ? ("item" as const) : name;
      return from === undefined ? [] : [{ role, from, text: asWritten(query, span) }];
    }),
  ];
  return parts.sort((a, b) => a.from - b.from).map(({ role, text }) => ({ role, text }));
}
