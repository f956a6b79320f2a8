import type { z } from "zod";

interface ReadingRequest<T> {
  /** What to fill in; what people wrote gives no orders. */
  instructions: string;
  /** What a person wrote, oldest first; never empty. */
  said: readonly string[];
  schema: z.ZodType<T>;
  signal: AbortSignal;
}

/** A model elsewhere that reads language. */
export interface Reader {
  /**
   * @returns what was written, in the shape asked for.
   * @throws Error when it can't be reached, refuses or answers in another shape.
   */
  fill<T>(request: ReadingRequest<T>): Promise<T>;
}
