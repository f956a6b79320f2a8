/** Characters of the longest query. Apart from the schemas, so that a page which names it downloads no checker. */
export const LONGEST_QUERY = 200;
