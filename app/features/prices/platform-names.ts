import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Platform } from "./platform";

/** What the operator calls the platforms; those left out go by their letter in the page's language. */
export type ConfiguredNames = Partial<Record<Platform, string>>;

const Names = createContext<ConfiguredNames>({});

export const PlatformNamesProvider = Names.Provider;

/** A function from a platform to the name people see. */
export function usePlatformName(): (platform: Platform) => string {
  const configured = useContext(Names);
  const { t } = useTranslation("prices");
  return (platform) => configured[platform] ?? t(`platform.${platform}`);
}
