import { PicturesAway } from "~/providers/pictures/picture-store";
import type { PictureProblem } from "./refused";

/** That pictures can't be stored just now, where that is what an error says; any other is thrown again. */
export function awayProblem(error: unknown): PictureProblem[] {
  if (error instanceof PicturesAway) return [{ file: null, problem: "away" }];
  throw error;
}
