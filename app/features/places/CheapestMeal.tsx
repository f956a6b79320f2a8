import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dishPath } from "~/features/catalogue";
import type { BestOffer } from "~/features/prices";
import { PlatformName, StatusWord, WhyLink } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";

interface CheapestMealProps {
  id: number;
  name_ar: string | null;
  name_en: string | null;
  best: BestOffer;
}

/** The cheapest meal of a restaurant in a list: which, what it costs, on which platform, and how far that holds. */
export function CheapestMeal({ best, ...dish }: CheapestMealProps) {
  const { t } = useTranslation(["places", "prices"]);
  const link = (
    <Link to={dishPath(dish)}>
      <Name ar={dish.name_ar} en={dish.name_en} />
    </Link>
  );
  return (
    <>
      <p className="place-cheapest">
        <span>
          <Sentence text={t("cheapest")} parts={{ dish: link }} />
        </span>
        <span>
          <Amount halalas={best.total} />{" "}
          <span className="quiet small">
            {best.withoutFees ? t("prices:withoutFees") : t("withDelivery")}
          </span>
        </span>
      </p>
      <p className="place-why small">
        <PlatformName platform={best.platform} />
        <WhyLink dishId={dish.id} platform={best.platform}>
          <StatusWord status={best.status} />
        </WhyLink>
      </p>
    </>
  );
}
