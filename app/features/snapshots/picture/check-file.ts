import type { FileProblem } from "~/server/pictures/file-problem";
import { SNIFFED_BYTES, sniff } from "~/server/pictures/sniff";
import { PICTURE_BYTES } from "./limits";

/** What is wrong with a file as soon as it is chosen, before anything is sent: the rules are the server's. */
export async function checkFile(file: File): Promise<FileProblem | null> {
  if (file.size > PICTURE_BYTES) return "large";
  const head = await file.slice(0, SNIFFED_BYTES).arrayBuffer();
  return sniff(new Uint8Array(head));
}
