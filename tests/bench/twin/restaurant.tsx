import { loader as real } from "~/routes/restaurants.$id";
import { constantLoader } from "./constant";

export { default, handle, meta } from "~/routes/restaurants.$id";

export const loader = constantLoader(real);
