import type { Box } from "~/providers/ocr/ocr";
import type { ConnectedComponent } from "./components";

/** Components close enough to be one word or amount, from left to right; not read yet. */
export interface GlyphWord extends Box {
  components: ConnectedComponent[];
  dark: boolean;
  /** It stands in brackets, which are not among its components. */
  bracketed?: boolean;
}
