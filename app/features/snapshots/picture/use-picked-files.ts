import { type RefObject, useState } from "react";
import type { FileProblem } from "~/server/pictures/file-problem";
import { checkFile } from "./check-file";
import { MOST_PICTURES } from "./limits";

/** A file that was left out, and why. */
export interface LeftOut {
  name: string;
  problem: FileProblem | "tooMany";
}

const sameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Lets a person choose pictures one after another, where the field alone would forget the first with the second, and leaves
 * out what the server would refuse. The field always holds what will be sent.
 */
export function usePickedFiles(input: RefObject<HTMLInputElement>) {
  const [files, setFiles] = useState<File[]>([]);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);

  function keep(next: File[]) {
    const holder = new DataTransfer();
    for (const file of next) holder.items.add(file);
    if (input.current) input.current.files = holder.files;
    setFiles(next);
  }

  async function pick() {
    const next = [...files];
    const out: LeftOut[] = [];
    for (const file of [...(input.current?.files ?? [])]) {
      if (next.some((known) => sameFile(known, file))) continue;
      const problem = next.length < MOST_PICTURES ? await checkFile(file) : "tooMany";
      if (problem) out.push({ name: file.name, problem });
      else next.push(file);
    }
    keep(next);
    setLeftOut(out);
  }

  return { files, leftOut, pick, drop: (file: File) => keep(files.filter((f) => f !== file)) };
}
