import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import { SizeWord } from "./SizeWord";

interface OtherSizesProps {
  sizes: readonly { id: number; size: string | null }[];
  /** The dish on this page. */
  current: number;
  quantity: number;
}

/** The sizes of a dish as a row of choices; nothing when there is one only. */
export function OtherSizes({ sizes, current, quantity }: OtherSizesProps) {
  const { t } = useTranslation("catalogue");
  const order = useOrderSoFar();
  const named = sizes.flatMap(({ id, size }) => (size ? [{ id, size }] : []));
  if (named.length < 2) return null;
  return (
    <nav aria-label={t("sizes")}>
      <ul className="cluster">
        {named.map(({ id, size }) => (
          <li key={id}>
            <Link
              className="chip"
              to={withOrder(`/dishes/${id}${quantity > 1 ? `?quantity=${quantity}` : ""}`, order)}
              aria-current={id === current ? "page" : undefined}
            >
              <SizeWord size={size} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
