import type { PictureProblem } from "../new/refused";
import { type CleanPicture, cleanPicture } from "./clean-picture.server";
import { MOST_PICTURES } from "./limits";
import type { UploadedFile } from "./read-upload.server";

/** A picture with what its sender calls the file. */
export type NamedPicture = CleanPicture & { file: string };

/**
 * Writes the pictures of one order anew, each once, however often it was chosen.
 *
 * @param person who sends them.
 * @param files those that were written anew before stay as they are.
 */
export async function cleanAll(person: string, files: readonly (UploadedFile | NamedPicture)[]) {
  const pictures = new Map<string, NamedPicture>();
  const problems: PictureProblem[] = [];
  if (files.length === 0) problems.push({ file: null, problem: "none" });
  if (files.length > MOST_PICTURES) problems.push({ file: null, problem: "tooMany" });
  for (const file of files.slice(0, MOST_PICTURES)) {
    const cleaned = "exactHash" in file ? file : await cleanOne(person, file);
    if ("problem" in cleaned) problems.push(cleaned);
    else pictures.set(cleaned.exactHash, cleaned);
  }
  return { pictures: [...pictures.values()], problems };
}

async function cleanOne(
  person: string,
  { name, bytes, large }: UploadedFile,
): Promise<NamedPicture | PictureProblem> {
  const cleaned = large ? "large" : await cleanPicture(person, bytes);
  return typeof cleaned === "string"
    ? { file: name, problem: cleaned }
    : { ...cleaned, file: name };
}
