/** The face of this feature: what others may ask of it on the server. */
export { fullOrders, type OpenLine } from "./elsewhere.server";
export { dishesById as orderedDishes } from "./queries.server";
