import { z } from "zod";
import type { Draft } from "~/features/forms";
import { keepDraft } from "~/features/forms/index.server";
import type { PictureStore } from "~/providers/pictures/picture-store";
import { SHARE_PATH } from "~/server/api/cross-site.server";
import { addressKey, clientAddress, networkKey } from "~/server/http/client-address.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { PictureProblem } from "../new/refused";
import { cleanAll, type NamedPicture } from "../picture/clean-all.server";
import type { UploadedFile } from "../picture/read-upload.server";
import { dropPictures, type PictureTools, writePicture } from "../picture/removals.server";

/** Where a draft keeps what it says of its pictures. */
const FIELD = "pictures";

const waitingSchema = z.array(
  z.object({
    /** Its name in the store. */
    name: z.string(),
    file: z.string(),
    exactHash: z.string(),
    perceptualHash: z.string(),
    width: z.number(),
    height: z.number(),
  }),
);
type Waiting = z.infer<typeof waitingSchema>;

interface SharingTools extends PictureTools {
  limiter: RateLimiter;
}

/**
 * Keeps what somebody shared before they signed in, looked at and written anew as any picture is: as a draft of their
 * browser, for an hour. No snapshot keeps the files, so that they go by themselves.
 *
 * @returns the address that goes on with them, once they have signed in; or why they were not taken.
 */
export async function keepShared(
  tools: SharingTools,
  request: Request,
  files: readonly UploadedFile[],
): Promise<string | PictureProblem[]> {
  const address = clientAddress(request);
  if (
    !(await tools.limiter.allows("shared", networkKey(address))) ||
    !(await tools.limiter.allows("shared_total", "everybody"))
  )
    return [{ file: null, problem: "often" }];
  const { pictures, problems } = await cleanAll(`signed out ${addressKey(address)}`, files);
  if (problems.length > 0) return problems;
  const waiting: Waiting = [];
  for (const { image, ...about } of pictures)
    waiting.push({ ...about, name: await writePicture(tools, image, Date.now()) });
  const values = { [FIELD]: JSON.stringify(waiting) };
  const path = await keepDraft(tools, request, { to: SHARE_PATH, values, errors: {} });
  if (path) return path;
  await dropPictures(
    tools,
    waiting.map(({ name }) => name),
  );
  return [{ file: null, problem: "often" }];
}

/** The pictures that a draft has kept; null where one of them is gone. */
export async function keptShared(
  store: PictureStore,
  draft: Draft | null,
): Promise<NamedPicture[] | null> {
  if (!draft) return null;
  const waiting = waitingSchema.parse(JSON.parse(draft.values[FIELD] ?? "[]"));
  const pictures: NamedPicture[] = [];
  for (const { name, ...about } of waiting) {
    const image = await store.read(name);
    if (!image) return null;
    pictures.push({ ...about, image });
  }
  return pictures;
}
