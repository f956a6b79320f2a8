import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/icon-names";
import { THEMES, type Theme } from "~/ui/theme";

const ICON_OF: Record<Theme, IconName> = { auto: "sun-moon", light: "sun", dark: "moon" };

/** Light, dark, or as the device has it. A plain form: the answer leads back to this page. */
export function ThemeChooser({ theme }: { theme: Theme }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <form action="/theme" method="post">
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <fieldset className="theme-chooser">
        <legend className="footer-title">{t("theme.label")}</legend>
        {THEMES.map((name) => (
          <button
            key={name}
            type="submit"
            className="theme-choice"
            name="theme"
            value={name}
            aria-pressed={name === theme}
          >
            <Icon name={ICON_OF[name]} />
            {t(`theme.${name}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
