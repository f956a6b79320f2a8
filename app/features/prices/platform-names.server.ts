import { env } from "~/server/env.server";
import type { Platform } from "./platform";
import type { ConfiguredNames } from "./platform-names";

/** The display names of the platforms from the settings. */
export function configuredPlatformNames(): ConfiguredNames {
  const { PLATFORM_A_NAME, PLATFORM_B_NAME, PLATFORM_C_NAME } = env();
  return {
    ...(PLATFORM_A_NAME && { platform_a: PLATFORM_A_NAME }),
    ...(PLATFORM_B_NAME && { platform_b: PLATFORM_B_NAME }),
    ...(PLATFORM_C_NAME && { platform_c: PLATFORM_C_NAME }),
  };
}

/** What people see for each platform: the operator's name for it, or else its letter in the language of `t`. */
export function namesOfPlatforms(
  t: (key: `platform.${Platform}`) => string,
): Record<Platform, string> {
  const configured = configuredPlatformNames();
  return {
    platform_a: configured.platform_a ?? t("platform.platform_a"),
    platform_b: configured.platform_b ?? t("platform.platform_b"),
    platform_c: configured.platform_c ?? t("platform.platform_c"),
  };
}
