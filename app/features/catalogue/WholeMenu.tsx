import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { agree, costAlike } from "~/features/prices";
import { FeeNotes, FeeThresholds, PlatformName, PriceParts, RangeLine } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";
import type { AverageOrder, MenuAverages } from "./menu-averages";

/** Which platform is cheapest over a whole menu, over how many of its dishes that is told, and of what each average is made. */
export function WholeMenu({
  dishes,
  platforms,
  destination,
}: MenuAverages & { destination: ReactNode }) {
  const { t } = useTranslation("catalogue");
  const [first, second] = platforms;
  if (!first || !second) return null;
  // What is no difference between two prices is none between two averages.
  const isClose = agree(first.total, second.total) || costAlike(first, second);
  const parts = {
    platform: <PlatformName platform={first.platform} />,
    amount: <Amount halalas={first.total} />,
  };
  return (
    <section className="stack stack-tight" aria-labelledby="whole-menu">
      <h2 id="whole-menu">{t("wholeMenu.title")}</h2>
      {destination}
      <p>
        <Sentence
          text={t(isClose ? "wholeMenu.same" : "wholeMenu.least", { count: dishes })}
          parts={parts}
        />
      </p>
      <ul className="whole-menu">
        {platforms.map((order) => (
          <AverageRow key={order.platform} order={order} />
        ))}
      </ul>
    </section>
  );
}

function AverageRow({ order }: { order: AverageOrder }) {
  return (
    <li className="whole-menu-row" data-platform={order.platform}>
      <p className="price-head">
        <PlatformName platform={order.platform} />
        <span className="price-total">
          <Amount large halalas={order.total} />
        </span>
      </p>
      <RangeLine {...order} />
      <PriceParts offer={order} quantity={1} />
      <FeeThresholds {...order.fees} />
      <FeeNotes offer={order} quantity={1} hints={[]} />
    </li>
  );
}
