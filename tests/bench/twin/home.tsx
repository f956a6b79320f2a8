import { loader as real } from "~/routes/_index";
import { constantLoader } from "./constant";

export { default, handle, meta } from "~/routes/_index";

export const loader = constantLoader(real);
