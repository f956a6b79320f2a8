/** Stop words: articles, prepositions and the like standing alone, which distinguish no name from another. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "ال al el ul the of and w wa و اند bel bil bl ذا دي دو في من عند على by for at n an a la le de du des di than to in my your our".split(
    " ",
  ),
);
