import { action as real } from "~/routes/api.search";
import { constantAnswer } from "./constant";

export const action = constantAnswer(real);
