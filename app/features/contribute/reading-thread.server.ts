import { setPriority } from "node:os";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { tesseract } from "~/providers/ocr/tesseract.server";
import { readLocally } from "./read-locally.server";
import type { Reading } from "./reading";

/** What a thread is told it is for. */
export const READS = "reads pictures";

/** A picture to read. */
export interface Order {
  image: Uint8Array;
  apps?: readonly string[];
}

/** What was read, or why nothing was. */
export type Answer = { reading: Reading } | { problem: string };

/** Pages come first where there are more threads than cores. */
const NICENESS = 5;

/** Whether this process is, here, a thread that reads pictures and nothing else. */
export function isReadingThread(): boolean {
  return !isMainThread && workerData === READS;
}

/** Reads what it is sent, one picture after the other, for as long as the thread lives. */
export function readWhatIsSent(): void {
  // Elsewhere the whole process would be meant: https://man7.org/linux/man-pages/man2/setpriority.2.html (Notes)
  if (process.platform === "linux") setPriority(NICENESS);
  const ocr = tesseract(1);
  parentPort?.on("message", async ({ image, apps }: Order) => {
    const answer: Answer = await readLocally(ocr, Buffer.from(image), { apps }).then(
      (reading) => ({ reading }),
      (error) => ({ problem: String(error) }),
    );
    parentPort?.postMessage(answer);
  });
}
