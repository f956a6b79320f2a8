import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

const ADVICE = ["whole", "sharp", "plain"] as const;

/** What makes a picture readable, and what happens to it; `outsideReader` where people may agree that others read it. */
export function GoodPicture({ outsideReader }: { outsideReader: boolean }) {
  const { t } = useTranslation("uploads");
  return (
    <section className="stack stack-tight" aria-labelledby="good">
      <h2 id="good">{t("good.title")}</h2>
      <ul className="stack stack-tight">
        {ADVICE.map((one) => (
          <li key={one} className="advice">
            <Icon name="check" />
            <span>{t(`good.${one}`)}</span>
          </li>
        ))}
        {([outsideReader ? "outside" : "private", "forgotten"] as const).map((one) => (
          <li key={one} className="advice">
            <Icon name="lock" />
            <span>{t(`good.${one}`)}</span>
          </li>
        ))}
        <li className="advice">
          <Icon name="plus" />
          <span>{t("good.installed")}</span>
        </li>
      </ul>
    </section>
  );
}
