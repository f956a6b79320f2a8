import { createContext, useContext } from "react";
import type { Platform } from "./platform";

/** What the operator calls the platforms; those left out go by their letter in the page's language. */
export type ConfiguredNames = Partial<Record<Platform, string>>;

const Names = createContext<ConfiguredNames>({});

/** Tells a page what its platforms are called, in its language. */
export const PlatformNamesProvider = Names.Provider;

/** A function from a platform to the name people see. */
export function usePlatformName(): (platform: Platform) => string {
  const names = useContext(Names);
  return (platform) => names[platform] ?? platform;
}
