import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import { LanguageLinks } from "./LanguageLinks";

/** The languages behind the name of the current one. Escape and a press elsewhere close it. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    const events = ["keydown", "pointerdown"];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);

  return (
    <details className="language-menu" ref={menu}>
      <summary className="language-menu-button">
        <Icon name="globe" />
        <span className="visually-hidden">{t("language.label")}: </span>
        {LANGUAGES[useLanguage()].name}
        <Icon name="chevron-down" />
      </summary>
      <LanguageLinks className="language-menu-list" />
    </details>
  );
}
