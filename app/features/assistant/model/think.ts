import { scriptOf } from "~/features/names";
import type { Reply } from "./answering";
import { resultOf, type Transcript } from "./transcript";

/** What the built-in model does next. */
export function think({ said, looked, offered }: Transcript): Reply {
  const query = said.at(-1) ?? "";
  const result = resultOf(looked, "get_price_comparison");
  if (result === undefined && offered.has("get_price_comparison"))
    return { calls: [{ tool: "get_price_comparison", input: { query } }] };
  const arabic = scriptOf(query) === "ar";
  const match = result?.matches[0];
  const best = match?.ranked[0];
  if (!match || !best)
    return { text: arabic ? "ما لقيت سعر لهذا الطلب." : "I have no price for that." };
  const dish = match.dish.name_ar ?? match.dish.name_en;
  return {
    text: arabic
      ? `${dish}: ${best.total} ر.س [التفاصيل](${match.dish.link})`
      : `${dish}: ${best.total} SAR [details](${match.dish.link})`,
  };
}
