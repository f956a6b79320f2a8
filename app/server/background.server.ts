import { setPriority } from "node:os";

/** Enough that pages come first where there are more processes than cores. */
const NICENESS = 5;

/** Has this process stand behind the one that answers pages, and end with it. */
export function standBehindPages(): void {
  setPriority(NICENESS);
  endWithParent();
}

/** Has this process end with the one that began it, however that ends. */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit());
}
