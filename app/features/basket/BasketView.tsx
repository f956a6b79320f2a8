import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import type { DishOrder } from "~/features/fees";
import { formatMoment } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Name } from "~/ui/Name";
import { withOrder } from "~/ui/order-so-far";
import { Page } from "~/ui/Page";
import { AdviceList } from "./AdviceList";
import type { Basket, RestaurantOrder } from "./basket.server";
import { FullOrderList } from "./FullOrderList";
import { type LineProblem, linesText } from "./lines";
import { OrderLinesForm } from "./OrderLinesForm";
import { PlatformRows } from "./PlatformRows";
import { Problems } from "./Problems";
import { ShareOrder } from "./ShareOrder";

export interface BasketViewProps {
  basket: Basket;
  /** The lines of the address whose dishes there are. */
  lines: readonly DishOrder[];
  /** The id of the neighbourhood the order goes to; null for the whole city. */
  area: number | null;
  problems: readonly LineProblem[];
  unknownArea: boolean;
  /** Where and when the totals are for. */
  destination: ReactNode;
  url: string;
  title: string;
  now: number;
}

/** An order: what is in it, what it costs on each platform, what would pay, and the link to it. `now` in ms. */
export function BasketView({ basket, lines, problems, unknownArea, ...rest }: BasketViewProps) {
  const { area, destination, url, title, now } = rest;
  const { t } = useTranslation("basket");
  const { orders, elsewhere, unknown } = basket;
  const problem = (
    <Problems
      problems={problems}
      unknown={unknown.length}
      // An empty order shows neither totals nor the place they are for.
      unknownArea={unknownArea && orders.length > 0}
    />
  );
  if (orders.length === 0)
    return (
      <Page narrow title={t("empty.title")} lead={t("empty.text")}>
        {problem}
        <EmptyReceipt />
        <p>
          <LinkButton to="/">{t("empty.home")}</LinkButton>
        </p>
      </Page>
    );
  return (
    <Page title={t("heading")}>
      {problem}
      {destination}
      <p className="print-only">
        <PrintedAt now={now} />
      </p>
      {orders.length > 1 && <p>{t("several", { count: orders.length })}</p>}
      <div className="stack stack-wide basket">
        <div className={orders.length > 1 ? "results columns" : "results results-one"}>
          {orders.map((order) => (
            <OrderCard key={order.restaurant.id} {...{ order, lines, area, problems, now }} />
          ))}
        </div>
        {elsewhere.length > 0 && (
          <FullOrderList
            title={t(orders.length > 1 ? "together" : "elsewhere")}
            hint={t("elsewhereHint")}
            orders={elsewhere}
            area={area}
            now={now}
          />
        )}
        <ShareOrder url={url} title={title} />
        <p className="print-only printed-link" dir="ltr">
          <bdi>{url}</bdi>
        </p>
      </div>
    </Page>
  );
}

interface OrderCardProps extends Pick<BasketViewProps, "lines" | "area" | "problems" | "now"> {
  order: RestaurantOrder;
}

/** The receipt of what is ordered at one restaurant. */
function OrderCard({ order, lines, area, problems, now }: OrderCardProps) {
  const { t } = useTranslation("basket");
  const { restaurant } = order;
  const headingId = `order-${restaurant.id}`;
  const menu = withOrder(`/restaurants/${restaurant.id}`, linesText(lines));
  return (
    <Card receipt labelledBy={headingId}>
      <header className="receipt-head">
        <h2 id={headingId}>
          <Link to={menu}>
            <Name {...namesOfRow(restaurant)} />
          </Link>
        </h2>
      </header>
      <OrderLinesForm lines={order.lines} order={lines} area={area} problems={problems} />
      <p className="order-menu">
        <Link to={menu} className="target-link">
          {t("fromMenu")}
        </Link>
      </p>
      <PlatformRows order={order} now={now} />
      <AdviceList order={order} />
    </Card>
  );
}

/** When the prices on a printed page were asked for. */
function PrintedAt({ now }: { now: number }) {
  const { t } = useTranslation("basket");
  return (
    <span suppressHydrationWarning>
      {t("asOf", { at: isolated(formatMoment(now, useLanguage())) })}
    </span>
  );
}
