import type { Size } from "~/features/catalogue";
import type { Cue } from "~/features/search";

/** Some words of a message that name something, with what announces them. */
export interface Mention {
  names: "dish" | "restaurant" | "area" | "size" | "unknown";
  cue: Cue | null;
  /** Places of its tokens. */
  start: number;
  end: number;
  /** Letters of the first token that are written onto the name. */
  skip: number;
  /** What stands in their place. */
  lead: string;
  /** The size that words of other languages than Arabic and English say. */
  size?: Size;
}
