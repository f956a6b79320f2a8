import { namesOfRow } from "~/features/catalogue/schema";
import { PlatformName } from "~/features/prices/PlatformName";
import { Amount } from "~/ui/Amount";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import type { ShownPrice } from "./shown-price.server";

/** The one price that a form is about: the dish, where it is ordered, and what it costs. */
export function PriceCard({ dish, restaurant, platform, total }: ShownPrice) {
  return (
    <Card>
      <p>
        <strong>
          <Name {...namesOfRow(dish)} />
        </strong>
        {" · "}
        <Name {...namesOfRow(restaurant)} />
      </p>
      <p>
        <PlatformName platform={platform} /> <Amount halalas={total} />
      </p>
    </Card>
  );
}
