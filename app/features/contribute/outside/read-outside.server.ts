import { encodeForModel } from "~/providers/ocr/prepare.server";
import type { Vision } from "~/providers/vision/vision";
import { logWarning } from "~/server/log.server";
import type { OutsideReader } from "../read-snapshot.server";
import { INSTRUCTIONS } from "./instructions";
import { seenSchema } from "./schema";
import { seenReading } from "./seen-reading";

/** Share of the time for a picture after which we stop waiting, so that there is some left to read it ourselves. */
const PATIENCE_MS = 11_000;

/**
 * Has a model elsewhere read pictures. It gets the picture alone, encoded anew: no name, place or time that a camera
 * wrote into the file.
 */
export function readOutside(vision: Vision, patienceMs = PATIENCE_MS): OutsideReader {
  return async (image, signal) => {
    try {
      const picture = await encodeForModel(image);
      const seen = await vision.look({
        image: picture,
        mediaType: "image/jpeg",
        instructions: INSTRUCTIONS,
        schema: seenSchema,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      return seenReading(seenSchema.parse(seen), Date.now());
    } catch (error) {
      if (!signal.aborted)
        logWarning("The vision model did not read a picture", {
          error: error instanceof Error ? error.name : "unknown",
        });
      return null;
    }
  };
}
