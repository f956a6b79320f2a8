/** One word of a query. */
export interface Token {
  /** Folded. */
  text: string;
  /** Where it stands in the query as written, in UTF-16 units. */
  from: number;
  to: number;
  /** How some spell it otherwise, folded. */
  other?: string;
  /** A minus stands before it, and nothing before that. */
  minus?: true;
  /** A comma, a full stop or the like stands before it. */
  starts?: true;
  /** «و» was written onto it, and has been taken off. */
  joined?: true;
  /** It is folded like a word of food that is written otherwise: «ام», which is no «آم». */
  alike?: true;
  /** The languages beside Arabic and English that the whole question is surely in. */
  spoken?: ReadonlySet<string>;
}

/** The words in a place among tokens as the person wrote them; empty where there are none. */
export function textOf(
  query: string,
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): string {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last ? query.slice(first.from, last.to) : "";
}
