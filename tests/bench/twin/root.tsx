import { loader as real } from "~/root";
import { constantLoader } from "./constant";

export { default, ErrorBoundary, handle, Layout, links } from "~/root";

export const loader = constantLoader(real);
