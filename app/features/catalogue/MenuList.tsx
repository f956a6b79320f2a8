import { useTranslation } from "react-i18next";
import { BestPrice } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { LinkLine } from "~/ui/LinkLine";
import { Name } from "~/ui/Name";
import { useOrderSoFar, withOrder } from "~/ui/order-so-far";
import { dishPath } from "./paths";
import { ChoiceWord, SizeWord } from "./SizeWord";
import type { MenuPart, MenuSize } from "./schema";

/** A menu under its headings; each line leads to the dish and shows where it costs least, or what the restaurant itself asks. `now` in ms. */
export function MenuList({ menu, now }: { menu: readonly MenuPart[]; now: number }) {
  const { t } = useTranslation("catalogue");
  const order = useOrderSoFar();
  return menu.map(({ section, heading, dishes }) => {
    const id = `part-${dishes[0]?.sizes[0]?.id}`;
    return (
      <section key={id} className="menu-part" aria-labelledby={id}>
        <h3 id={id}>{heading ? <Name {...heading} /> : t(`section.${section}`)}</h3>
        <ul className="menu">
          {dishes.map(({ names, sizes }) => (
            <li key={sizes[0]?.id} className="menu-dish">
              {sizes.length > 1 && (
                <p className="menu-name">
                  <Name {...names} />
                </p>
              )}
              {sizes.map((size) => (
                <LinkLine
                  key={size.id}
                  to={withOrder(dishPath({ id: size.id, name_en: size.names.en }), order)}
                  end={<PriceOf size={size} now={now} />}
                >
                  <span className={isTold(size, sizes) ? "visually-hidden" : undefined}>
                    <Name {...(sizes.length === 1 ? size.names : names)} />{" "}
                  </span>
                  {size.choice && <ChoiceWord choice={size.choice} />}
                  {size.size && <SizeWord size={size.size} />}
                </LinkLine>
              ))}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Whether a line's own size or choice tells it from the others under the dish's name. */
const isTold = ({ size, choice }: MenuSize, sizes: readonly MenuSize[]) =>
  sizes.length > 1 && (size !== null || choice !== null);

/** What a line of a menu costs: on the best platform, or else at the restaurant itself. */
function PriceOf({ size: { id, best, own }, now }: { size: MenuSize; now: number }) {
  const { t } = useTranslation("catalogue");
  if (best) return <BestPrice best={best} dishId={id} now={now} />;
  if (own === null) return <span className="quiet small">{t("noPrice")}</span>;
  return (
    <span className="best-price">
      <span className="best-total">
        <Amount large halalas={own} />
      </span>
      <span className="best-where">{t("ownPriceShort")}</span>
    </span>
  );
}
