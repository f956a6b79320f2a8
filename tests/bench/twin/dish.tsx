import { loader as real } from "~/routes/dishes.$id";
import { constantLoader } from "./constant";

export { default, handle, meta } from "~/routes/dishes.$id";

export const loader = constantLoader(real);
