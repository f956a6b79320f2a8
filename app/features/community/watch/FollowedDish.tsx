import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/ui";
import type { AreaList } from "~/features/places";
import { AreaSelect } from "~/features/places/ui";
import { Amount } from "~/ui/Amount";
import { Button } from "~/ui/Button";
import { Name } from "~/ui/Name";
import { TotalPlaceName } from "./TotalPlaceName";
import type { WatchesPage } from "./watches-page.server";

interface FollowedDishProps {
  dish: WatchesPage["dishes"][number];
  /** To choose another place from; null while the reader changes none. */
  areas: AreaList | null;
}

/** A followed dish with its total, where that is for, and the ways to change or stop it. */
export function FollowedDish({ dish, areas }: FollowedDishProps) {
  const { t } = useTranslation(["community", "destination", "places"]);
  const name = `dish-${dish.dish_id}`;
  return (
    <li className="watch-line" id={`followed-${dish.dish_id}`}>
      <div>
        <p id={name}>
          <Link className="target-link" to={`/dishes/${dish.dish_id}`}>
            <Name ar={dish.name_ar} en={dish.name_en} />
          </Link>{" "}
          {dish.size && <SizeWord size={dish.size} />}{" "}
          <span className="quiet">
            <Name ar={dish.restaurant_ar} en={dish.restaurant_en} />
          </span>
        </p>
        <p>{dish.total === null ? t("watch.noPrice") : <Amount halalas={dish.total} />}</p>
        <p className="quiet small">
          <TotalPlaceName place={dish} />
          {/* What is typical of the city is so at its typical times, and says it. */}
          {dish.neighbourhood_id !== null && <> · {t("watch.usual")}</>}
        </p>
        {areas ? (
          <Form method="post" action="/profile/watches" className="stack stack-tight">
            <input type="hidden" name="dish" value={dish.dish_id} />
            <AreaSelect
              id="area"
              label={t("places:form.area")}
              areas={areas}
              chosen={dish.neighbourhood_id}
              none={t("destination:whole")}
            />
            <Button quiet name="intent" value="place" aria-describedby={name}>
              {t("watch.sms.save")}
            </Button>
          </Form>
        ) : (
          <p className="small">
            <Link
              to={`/profile/watches?change=${dish.dish_id}#followed-${dish.dish_id}`}
              className="target-link"
              aria-describedby={name}
            >
              {t(dish.neighbourhood_id === null ? "destination:choose" : "destination:change")}
            </Link>
          </p>
        )}
      </div>
      <Form method="post" action="/profile/watches">
        <input type="hidden" name="dish" value={dish.dish_id} />
        <Button quiet name="intent" value="stop" aria-describedby={name}>
          {t("watch.stop")}
        </Button>
      </Form>
    </li>
  );
}
