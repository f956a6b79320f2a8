import { useTranslation } from "react-i18next";
import { agree } from "~/features/prices";
import { PlatformName } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { Sentence } from "~/ui/Sentence";
import type { MenuAverages } from "./menu-averages";

/** Which platform is cheapest over a whole menu, and over how many of its dishes that is told. */
export function WholeMenu({ dishes, platforms }: MenuAverages) {
  const { t } = useTranslation("catalogue");
  const [first, second] = platforms;
  if (!first || !second) return null;
  // What is no difference between two prices is none between two averages.
  const isClose = agree(first.average, second.average);
  const parts = {
    platform: <PlatformName platform={first.platform} />,
    amount: <Amount halalas={first.average} />,
  };
  return (
    <section className="stack stack-tight" aria-labelledby="whole-menu">
      <h2 id="whole-menu">{t("wholeMenu.title")}</h2>
      <p>
        <Sentence
          text={t(isClose ? "wholeMenu.same" : "wholeMenu.least", { count: dishes })}
          parts={parts}
        />
      </p>
      <ul className="whole-menu">
        {platforms.map(({ platform, average }) => (
          <li key={platform}>
            <PlatformName platform={platform} />
            <Amount halalas={average} />
          </li>
        ))}
      </ul>
    </section>
  );
}
