import { useTranslation } from "react-i18next";
import { PlatformName } from "~/features/prices/ui";
import type { ShownFacts } from "./shown-facts.server";

/** Where a restaurant is ordered from: a link to its page at each platform. */
export function OrderThere({ links }: Pick<ShownFacts, "links">) {
  const { t } = useTranslation("facts");
  return (
    <section className="stack stack-tight" aria-labelledby="order-there">
      <h2 id="order-there">{t("order.title")}</h2>
      <ul className="cluster">
        {links.map(({ platform, url }) => (
          <li key={platform}>
            <a className="button button-quiet" href={url} rel="nofollow ugc noopener noreferrer">
              <PlatformName platform={platform} />
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet small">{t("order.note")}</p>
    </section>
  );
}
