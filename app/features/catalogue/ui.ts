/** The face of this feature: its pieces of page that others show. */
export { DishName } from "./DishName";
export { FactsLine } from "./FactsLine";
export { PriceCard } from "./PriceCard";
export { SizeWord } from "./SizeWord";
