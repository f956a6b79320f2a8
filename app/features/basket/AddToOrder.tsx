import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { TwoNames } from "~/i18n/name";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import { withMore } from "./lines";

interface AddToOrderProps {
  dishId: number;
  quantity: number;
  names: TwoNames;
}

/** Leads to the order with this dish added: to the one that the visitor came from, or else to a new one. */
export function AddToOrder({ dishId, quantity, names }: AddToOrderProps) {
  const { t } = useTranslation("basket");
  const order = useOrderSoFar();
  return (
    <p className="add-to-order">
      <Link
        className="button button-quiet"
        to={withOrder("/basket", withMore(order, String(dishId), String(quantity)))}
        rel="nofollow"
      >
        <Icon name="plus" />
        {t(order ? "addMore" : "add")}
        <span className="visually-hidden">
          {" "}
          <Name {...names} />
        </span>
      </Link>
    </p>
  );
}
