import { env } from "~/server/env.server";
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
