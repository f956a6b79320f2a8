import { useTranslation } from "react-i18next";
import type { FullOrder } from "~/features/basket";
import { FullOrderList } from "~/features/basket/ui";
import type { OwnChecks } from "~/features/prices";
import { Name } from "~/ui/Name";
import { displayed } from "./display";
import { ResultList } from "./ResultList";
import type { SearchResult } from "./schema";
import { namesOf } from "./two-names";

interface OrderLinesProps {
  lines: readonly SearchResult[];
  /** The restaurants that have all that was found. */
  orders: readonly FullOrder[];
  /** The id of the neighbourhood the order goes to; null for the whole city. */
  area: number | null;
  ownChecks: OwnChecks;
  now: number;
}

/** An order of several dishes, dish by dish, and who could bring all of it. */
export function OrderLines({ lines, orders, area, ownChecks, now }: OrderLinesProps) {
  const { t } = useTranslation("search");
  const isWhole = lines.every(({ matches }) => matches.length > 0);
  return (
    <div className="stack stack-wide">
      {orders.length > 0 && (
        <FullOrderList
          title={t(isWhole ? "wholeOrder" : "partOrder")}
          hint={t(isWhole ? "wholeOrderHint" : "partOrderHint")}
          orders={orders}
          area={area}
          now={now}
        />
      )}
      {lines.map(({ intent, understood, matches, emptyReason }, at) => (
        <section
          key={`${intent.item} ${understood.size} ${intent.quantity}`}
          className="stack"
          aria-labelledby={`line-${at}`}
        >
          <h2 id={`line-${at}`}>
            {intent.quantity > 1 && <span className="times">{intent.quantity} × </span>}
            {understood.item ? (
              <Name {...namesOf(understood.item)} />
            ) : (
              <bdi>{displayed(intent.item)}</bdi>
            )}
          </h2>
          {emptyReason ? (
            <p className="quiet">{t(`${emptyReason}.title`)}</p>
          ) : (
            <ResultList
              matches={matches}
              ownChecks={ownChecks}
              quantity={intent.quantity}
              now={now}
            />
          )}
        </section>
      ))}
    </div>
  );
}
