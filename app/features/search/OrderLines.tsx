import { useTranslation } from "react-i18next";
import type { FullOrder } from "~/features/basket";
import { FullOrderList } from "~/features/basket/ui";
import type { OwnChecks } from "~/features/prices";
import { Name } from "~/ui/Name";
import { displayed } from "./display";
import { ResultList } from "./ResultList";
import type { SearchResult } from "./schema";
import { namesOf } from "./two-names";
import type { ShownReason } from "./why-nothing";

interface OrderLinesProps {
  lines: readonly SearchResult[];
  /** The restaurants that have all that was found. */
  orders: readonly FullOrder[];
  /** The id of the neighbourhood the order goes to; null for the whole city. */
  area: number | null;
  ownChecks: OwnChecks;
  /** Why nothing was found of each line; null where something was. */
  whyNot: readonly (ShownReason | null)[];
  now: number;
}

/** An order of several dishes, dish by dish, and who could bring all of it. */
export function OrderLines({ lines, orders, area, ownChecks, whyNot, now }: OrderLinesProps) {
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
      {lines.map((line, at) => (
        <OrderLine
          key={`${line.intent.item} ${line.understood.size} ${line.intent.quantity}`}
          {...{ line, ownChecks, now }}
          why={whyNot[at]}
          headingId={`line-${at}`}
        />
      ))}
    </div>
  );
}

interface SoughtLineProps extends Pick<OrderLinesProps, "ownChecks" | "now"> {
  line: SearchResult;
  why: ShownReason | null | undefined;
  headingId: string;
}

/** One dish of an order, with what it costs where; where it was not found, what is said to whoever asks for it alone. */
function OrderLine({ line, why, headingId, ownChecks, now }: SoughtLineProps) {
  const { t } = useTranslation("search");
  const { intent, understood, matches } = line;
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {intent.quantity > 1 && <span className="times">{intent.quantity} × </span>}
        {understood.item ? (
          <Name {...namesOf(understood.item)} />
        ) : (
          <bdi>{displayed(intent.item)}</bdi>
        )}
      </h2>
      {why ? (
        <p className="quiet">{t(`${why}.title`)}</p>
      ) : (
        <ResultList {...{ matches, ownChecks, now }} quantity={intent.quantity} />
      )}
    </section>
  );
}
