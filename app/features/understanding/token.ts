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
  /** The languages beside Arabic and English that the whole question is surely in. */
  spoken?: ReadonlySet<string>;
}
