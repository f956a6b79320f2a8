import { loader as real } from "~/routes/search";
import { constantLoader } from "./constant";

export { default, handle, meta } from "~/routes/search";

export const loader = constantLoader(real);
