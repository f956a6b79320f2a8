import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Name } from "~/ui/Name";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import type { DishChoices } from "./menu";
import { ChoiceWord, SizeWord } from "./SizeWord";

interface OtherSizesProps {
  sizes: DishChoices;
  /** The dish on this page. */
  current: number;
  quantity: number;
}

/** The sizes of a dish, and what else can be chosen of it, as a row of choices; nothing when there is one only. */
export function OtherSizes({ sizes, current, quantity }: OtherSizesProps) {
  const { t } = useTranslation("catalogue");
  const order = useOrderSoFar();
  const isChosen = sizes.some(({ choice }) => choice !== null);
  // What has no size stands for itself only where something is chosen of the others.
  const named = sizes.filter(({ size }) => size !== null || isChosen);
  if (named.length < 2) return null;
  return (
    <nav aria-label={t(isChosen ? "choices" : "sizes")}>
      <ul className="cluster">
        {named.map(({ id, names, size, choice }) => (
          <li key={id}>
            <Link
              className="chip"
              to={withOrder(`/dishes/${id}${quantity > 1 ? `?quantity=${quantity}` : ""}`, order)}
              aria-current={id === current ? "page" : undefined}
            >
              {choice ? <ChoiceWord choice={choice} /> : size === null && <Name {...names} />}
              {size && <SizeWord size={size} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
