import { whenFolded } from "~/features/prices/index.server";
import { evaluateWatches } from "./evaluate.server";

/** Tells followers what moves as prices change. */
export function beginWatching(): void {
  whenFolded((trx, dishIds) => evaluateWatches(trx, dishIds, Date.now()));
}
