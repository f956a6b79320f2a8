import type { MenuPart } from "./schema";

/** Whether any dish of a menu has a total: what restaurants themselves ask is none. */
export const hasTotals = (menu: readonly MenuPart[]): boolean =>
  menu.some(({ dishes }) => dishes.some(({ sizes }) => sizes.some(({ best }) => best !== null)));
