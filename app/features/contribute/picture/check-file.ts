import { type FileProblem, PICTURE_BYTES } from "./limits";
import { SNIFFED_BYTES, sniff } from "./sniff";

/** What is wrong with a file as soon as it is chosen, before anything is sent: the rules are the server's. */
export async function checkFile(file: File): Promise<FileProblem | null> {
  if (file.size > PICTURE_BYTES) return "large";
  const head = await file.slice(0, SNIFFED_BYTES).arrayBuffer();
  return sniff(new Uint8Array(head));
}
