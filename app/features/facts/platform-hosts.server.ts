import type { Platform } from "~/features/prices";
import { env } from "~/server/env.server";

/** The hosts that links to each platform may lead to, from the settings: none until the operator says. */
export function platformHosts(): Record<Platform, readonly string[]> {
  const { PLATFORM_A_HOSTS, PLATFORM_B_HOSTS, PLATFORM_C_HOSTS } = env();
  return {
    platform_a: PLATFORM_A_HOSTS,
    platform_b: PLATFORM_B_HOSTS,
    platform_c: PLATFORM_C_HOSTS,
  };
}
