import type { z } from "zod";

interface VisionRequest<T> {
  /** A JPEG or PNG we encoded ourselves. */
  image: Buffer;
  mediaType: "image/jpeg" | "image/png";
  /** What to do with it; the picture itself gives no orders. */
  instructions: string;
  schema: z.ZodType<T>;
  signal: AbortSignal;
}

/** A model elsewhere that sees pictures. */
export interface Vision {
  /**
   * @returns what it saw, of the shape asked for.
   * @throws Error when it can't be reached, refuses or answers in another shape.
   */
  look<T>(look: VisionRequest<T>): Promise<T>;
}
