import { PlatformName } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { namesOfRow } from "./schema";
import type { ShownPrice } from "./shown-price.server";

/** The one price that a form is about: the dish, where it is ordered, and what the dish itself costs there. */
export function PriceCard({ dish, restaurant, platform, itemPrice }: ShownPrice) {
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
        <PlatformName platform={platform} /> <Amount halalas={itemPrice} />
      </p>
    </Card>
  );
}
