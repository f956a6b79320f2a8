import type { Env } from "~/server/env.server";
import { openFolder } from "./folder.server";
import type { PictureStore } from "./picture-store";
import { openBucket } from "./s3.server";

/**
 * The bucket the settings name, or a folder of this machine.
 *
 * @throws StartError when it can't be written.
 */
export function openPictureStore(env: Env): Promise<PictureStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return openFolder(env.UPLOADS_DIR);
  return openBucket({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
