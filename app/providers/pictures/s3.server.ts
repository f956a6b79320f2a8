import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { readAtMost } from "~/server/http/incoming-request.server";
import { StartError } from "~/server/start-error";
import { fileOf, type PictureStore, PicturesAway } from "./picture-store";

/** How long one answer may take with all tries, ms. */
const PATIENCE_MS = 10_000;
/** Overload and passing faults are tried this often again, 50 ms and 100 ms later. */
const RETRIES = 2;
/** No picture of ours is larger, bytes: 8.1 megapixels as WebP. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface Bucket {
  /** Where the storage answers, such as https://s3.eu-central-1.amazonaws.com */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Pictures in storage that speaks S3: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 *
 * @param patienceMs how long one answer may take with all tries.
 * @throws StartError when the bucket can't be written.
 */
export async function openBucket(
  { endpoint, bucket, ...keys }: Bucket,
  patienceMs = PATIENCE_MS,
): Promise<PictureStore> {
  const client = new AwsClient({ ...keys, service: "s3", retries: RETRIES, initRetryMs: 50 });

  async function ask(method: string, file: string, body?: Uint8Array): Promise<Response> {
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/${file}`, {
        method,
        // Signed with the rest, so that what arrives is what was sent.
        headers: { "X-Amz-Content-Sha256": sha256(body ?? "") },
        body: body && new Uint8Array(body),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.ok || response.status === 404) return response;
      await response.body?.cancel();
      throw new PicturesAway(`The storage of pictures answered ${response.status}`);
    } catch (error) {
      if (error instanceof PicturesAway) throw error;
      throw new PicturesAway(`The storage of pictures: ${error}`);
    }
  }

  async function put(file: string, image: Uint8Array): Promise<void> {
    const response = await ask("PUT", file, image);
    await response.body?.cancel();
    if (!response.ok) throw new PicturesAway(`The storage of pictures has no bucket ${bucket}`);
  }

  async function remove(file: string): Promise<void> {
    await (await ask("DELETE", file)).body?.cancel();
  }

  try {
    await put(".writable", new Uint8Array());
    await remove(".writable");
  } catch (error) {
    throw new StartError(`Pictures can't be written to S3_BUCKET, ${bucket}. ${error}.`);
  }
  return {
    write: async (name, image) => put(fileOf(name), image),
    async read(name) {
      const response = await ask("GET", fileOf(name));
      const image = response.ok && (await readAtMost(response.body, MOST_BYTES).catch(() => null));
      if (!image) await response.body?.cancel().catch(() => {});
      if (response.ok && !image) throw new PicturesAway("The storage of pictures broke off");
      return image || null;
    },
    remove: async (name) => remove(fileOf(name)),
    removeBefore: async () => {},
  };
}

const sha256 = (body: Uint8Array | string) => createHash("sha256").update(body).digest("hex");
