import type { Vision } from "~/providers/vision/vision";
import { logWarning } from "~/server/log.server";
import type { VisionReader } from "../snapshot-reader.server";
import { INSTRUCTIONS } from "./instructions";
import { visionAnswerSchema } from "./schema";
import { visionReading } from "./vision-reading";

/** Share of the time for a picture after which we stop waiting, so that there is some left to read it ourselves. */
const PATIENCE_MS = 11_000;

/**
 * Has a model elsewhere read pictures. It gets the picture alone, encoded anew: no name, place or time that a camera
 * wrote into the file.
 */
export function visionReader(model: Vision, patienceMs = PATIENCE_MS): VisionReader {
  return async (image, signal) => {
    try {
      // What reads pictures takes ten megabytes, and most processes never see one.
      const { encodeForModel } = await import("~/features/checkout/image/prepare.server");
      const picture = await encodeForModel(image);
      const answer = await model.look({
        image: picture,
        mediaType: "image/jpeg",
        instructions: INSTRUCTIONS,
        schema: visionAnswerSchema,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      return visionReading(visionAnswerSchema.parse(answer), Date.now());
    } catch (error) {
      if (!signal.aborted)
        logWarning("The vision model did not read a picture", {
          error: error instanceof Error ? error.name : "unknown",
        });
      return null;
    }
  };
}
