import type { Platform } from "./platform";

/** The mark of each platform around the point 0, 0, about 10 wide: told apart by shape before colour. */
export const PLATFORM_SHAPES: Record<Platform, string> = {
  platform_a: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
  platform_b: "M0-5.5L5.7 4.5H-5.7Z",
  platform_c: "M-4.5-4.5h9v9h-9Z",
};
