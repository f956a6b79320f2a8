import type { Platform } from "~/features/prices";
import type { ImportOptions } from "./import-places.server";

export interface MenuOptions extends ImportOptions {
  /** The day the prices were seen, ms. */
  asOf: number;
  platformNames: Readonly<Partial<Record<Platform, string>>>;
  /** Whose menu it is, where the file does not say on each line. */
  restaurant?: string;
}
