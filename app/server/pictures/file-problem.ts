/** What can be wrong with a file, each a key of the catalogue. */
export const FILE_PROBLEMS = [
  "empty",
  "large",
  "heic",
  "notPicture",
  "huge",
  "animated",
  "broken",
  "busy",
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];
