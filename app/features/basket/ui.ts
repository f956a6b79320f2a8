/** The face of this feature: its pieces of page that others show. */
export { AddToOrder } from "./AddToOrder";
export { FullOrderList } from "./FullOrderList";
