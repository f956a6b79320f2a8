import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Namespace } from "~/i18n/namespaces";

export * from "react-i18next";

/**
 * The texts of a page while it is written: all are there, and its language never changes. The library's own prepares for
 * texts that come later, with five hooks in each component that says something.
 */
export function useTranslation(
  namespaces: Namespace | readonly [Namespace, ...Namespace[]] = "common",
) {
  const { i18n } = useContext(I18nContext);
  const own = typeof namespaces === "string" ? namespaces : namespaces[0];
  return { t: i18n.getFixedT(null, own), i18n, ready: true };
}
