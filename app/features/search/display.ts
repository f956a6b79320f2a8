/** A query as pages may repeat it: without control characters, and without those that turn the text around them. */
export function displayed(query: string): string {
  return query
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
