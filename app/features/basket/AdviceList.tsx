import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import type { Quote } from "~/features/fees";
import { usePlatformName } from "~/features/prices/ui";
import { formatList } from "~/i18n/format";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Sentence } from "~/ui/Sentence";
import type { AddAdvice } from "./add-advice";
import type { BasketLine, RestaurantOrder } from "./basket.server";
import type { SplitAdvice } from "./split-advice";

/** What would pay, in a sentence each; nothing where nothing does. */
export function AdviceList({ order: { advice, lines } }: { order: RestaurantOrder }) {
  const { t } = useTranslation("basket");
  if (advice.length === 0) return null;
  return (
    <div className="order-advice stack stack-tight">
      <h3>{t("advice")}</h3>
      <ul className="stack stack-tight">
        {advice.map((one) => (
          <li key={one.kind} data-advice={one.kind}>
            <Icon name="trending-down" />
            <span>
              {one.kind === "add" ? <Add advice={one} /> : <Split advice={one} lines={lines} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Add({ advice: { platform, more, saves, total } }: { advice: AddAdvice }) {
  const { t } = useTranslation("basket");
  const nameOf = usePlatformName();
  return (
    <Sentence
      text={t("addAdvice")}
      parts={{
        platform: <bdi>{nameOf(platform)}</bdi>,
        more: <Amount halalas={more} />,
        saves: <Amount halalas={saves} />,
        total: <Amount halalas={total} />,
      }}
    />
  );
}

function Split({ advice, lines }: { advice: SplitAdvice; lines: readonly BasketLine[] }) {
  const { t } = useTranslation("basket");
  const nameOf = usePlatformName();
  const { parts, total, saves, insteadOf } = advice;
  return (
    <>
      <Sentence
        text={t(saves === null ? "splitNeeded" : "splitAdvice")}
        parts={{
          total: <Amount halalas={total} />,
          saves: <Amount halalas={saves ?? 0} />,
          platform: <bdi>{insteadOf && nameOf(insteadOf)}</bdi>,
        }}
      />
      <ul className="order-parts">
        {parts.map((part) => (
          <li key={part.platform}>
            <Part part={part} lines={lines} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What to order where, and what is paid there. */
function Part({ part, lines }: { part: Quote; lines: readonly BasketLine[] }) {
  const language = useLanguage();
  const nameOf = usePlatformName();
  const dishes = part.lines.map(({ dishId, quantity }) => {
    const dish = lines.find((line) => line.dishId === dishId)?.dish;
    const name = dish ? nameFor(language, namesOfRow(dish)).text : "";
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  return (
    <>
      <bdi>{nameOf(part.platform)}</bdi> ·{" "}
      <bdi suppressHydrationWarning>{formatList(dishes, language)}</bdi> ·{" "}
      <Amount halalas={part.total} />
    </>
  );
}
