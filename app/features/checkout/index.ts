/** The face of this feature: what others may know of it anywhere, the browser included. */

export { emptyReading, type ReadField, type Reading, type ReadLine } from "./reading";
export { type ReadFailure, SnapshotNotRead, type SnapshotReader } from "./snapshot-reader";
export {
  type Checkout,
  chargesOf,
  checkoutOf,
  checkoutSums,
  RARE_CHARGES,
  ROUNDING,
  subtotalOf,
  sumOf,
} from "./sums/checkout";
export { partsSum } from "./sums/parts-sum";
