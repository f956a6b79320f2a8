/** A label of any script keeps its own order of words: first strong isolate, pop. For where no element can. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
