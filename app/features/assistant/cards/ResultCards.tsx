import { useTranslation } from "react-i18next";
import type { AnswerPart } from "../conversations/parts";
import type {
  FoundRestaurants,
  NearestBranches,
  PriceComparison,
  SimilarItems,
} from "../tools/schema";
import { CardDestination } from "./CardDestination";
import { ComparisonCard } from "./ComparisonCard";
import { DishesCard } from "./DishesCard";
import { PlacesCard } from "./PlacesCard";
import { receiptsOf } from "./receipts";

/** Of one result: more would bury the words under it. */
const MOST_LINES = 5;

interface ResultCardsProps {
  call: Extract<AnswerPart, { type: "tool" }>;
  /** When it was looked up, and now, ms. */
  at: number;
  now: number;
  /** Unlike that of any other answer on the page. */
  id: string;
}

/** What a tool found, as cards. What it only remembered has none, nor has what it did not find. */
export function ResultCards({ call, at, now, id }: ResultCardsProps) {
  const { t } = useTranslation("chat");
  const { toolName, result } = call;
  if (!result || result.error !== undefined) return null;
  switch (toolName) {
    case "get_price_comparison": {
      const found = result as PriceComparison;
      const { receipts, rest } = receiptsOf(found);
      return (
        <>
          {receipts.length > 0 && <CardDestination destination={found.destination} />}
          {receipts.map((compared) => (
            <ComparisonCard
              key={compared.dish.id}
              compared={compared}
              id={`${id}-${call.toolCallId}-${compared.dish.id}`}
              at={at}
              now={now}
            />
          ))}
          {rest.length > 0 && (
            <DishesCard
              dishes={rest.slice(0, MOST_LINES)}
              label={t("card.more")}
              at={at}
              now={now}
            />
          )}
        </>
      );
    }
    case "suggest_similar_items": {
      const { destination, items } = result as SimilarItems;
      return items.length === 0 ? null : (
        <>
          <CardDestination destination={destination} />
          <DishesCard
            dishes={items.slice(0, MOST_LINES)}
            label={t("card.dishes")}
            at={at}
            now={now}
          />
        </>
      );
    }
    case "get_nearest_branches": {
      const { branches } = result as NearestBranches;
      const places = branches
        .slice(0, MOST_LINES)
        .map((branch) => ({ ...branch, areas: branch.area ? [branch.area] : [] }));
      return places.length === 0 ? null : <PlacesCard places={places} label={t("card.places")} />;
    }
    case "search_restaurant": {
      const { restaurants } = result as FoundRestaurants;
      const places = restaurants.slice(0, MOST_LINES).map((one) => ({ ...one, distanceM: null }));
      return places.length === 0 ? null : <PlacesCard places={places} label={t("card.places")} />;
    }
    case "save_user_fact":
    case "recall_user_memory":
      return null;
  }
}
