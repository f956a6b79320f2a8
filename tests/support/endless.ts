import { standBehindPages } from "~/server/background.server";

standBehindPages();
// Like a reader of pictures it holds threads, and would not end by itself.
setInterval(() => {}, 60_000);

/** A program for the tests of child processes: work that never ends by itself, and some that does. */
export function endless(): never {
  for (;;);
}

export function echo(task: unknown): unknown {
  return { task, pid: process.pid, secret: process.env.HOME };
}
