import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Sha256 } from "@aws-crypto/sha256-js";
import { HttpRequest } from "@smithy/protocol-http";
import { SignatureV4 } from "@smithy/signature-v4";

export const BUCKET = {
  bucket: "waffir-pictures",
  region: "me-central-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

/** How the storage behaves: as it should, slowly, with 503, without an answer, with half of one, or by sending whoever asks elsewhere. */
export type Mood = "well" | "slow" | "failing" | "silent" | "cut" | "elsewhere";

/** How long a slow answer takes, ms. */
const SLOW_MS = 100;

export interface TestBucket {
  endpoint: string;
  /** The settings that have our service keep its pictures here. */
  settings: Record<string, string>;
  /** What it holds, by its key. */
  objects: Map<string, Buffer>;
  mood: Mood;
  /** What it was told to remove, in order. */
  removals: string[];
  /** Who is to remove this is never answered. */
  stuck: string | null;
  stop(): Promise<void>;
}

/** Storage that speaks as much of S3 as pictures need, and checks every signature by another implementation than ours. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    if (test.mood === "silent") return;
    const say = (status: number, what?: Buffer, headers = {}) =>
      response.writeHead(status, headers).end(what);
    if (test.mood === "slow") await pause(SLOW_MS);
    if (test.mood === "failing") return say(503);
    if (test.mood === "elsewhere") return say(307, undefined, { Location: test.endpoint });
    if (!(await isSigned(request, body))) return say(403);
    const [, bucket, key = ""] = (request.url ?? "").split("/");
    if (bucket !== BUCKET.bucket) return say(404);
    if (request.method === "DELETE") test.removals.push(key);
    if (request.method === "DELETE" && key === test.stuck) return;
    const object = objects.get(key);
    if (request.method === "GET" && object && test.mood === "cut") {
      response.writeHead(200, { "Content-Length": object.length }).write(object.subarray(1));
      return response.socket?.end();
    }
    if (request.method === "GET") return object ? say(200, object) : say(404);
    if (request.method === "PUT") objects.set(key, body);
    else if (request.method === "DELETE") objects.delete(key);
    else return say(405);
    return say(request.method === "PUT" ? 200 : 204);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestBucket = {
    endpoint,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET.bucket,
      S3_REGION: BUCKET.region,
      S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
      S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
    },
    objects,
    mood: "well",
    removals: [],
    stuck: null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return test;
}

const signer = new SignatureV4({
  credentials: BUCKET,
  region: BUCKET.region,
  service: "s3",
  sha256: Sha256,
  uriEscapePath: false,
  applyChecksum: false,
});

/** Whether a request is signed as Amazon says, its body with it. */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const { authorization = "", ...headers } = request.headers;
  const sum = new Sha256();
  sum.update(body);
  if (headers["x-amz-content-sha256"] !== Buffer.from(await sum.digest()).toString("hex"))
    return false;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const date = String(headers["x-amz-date"]);
  const signed = await signer.sign(
    new HttpRequest({
      method: request.method,
      path: request.url,
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    }),
    { signingDate: new Date(date.replace(/(....)(..)(..T..)(..)(..Z)/, "$1-$2-$3:$4:$5")) },
  );
  const spaceless = (text = "") => text.replaceAll(" ", "");
  return spaceless(signed.headers.authorization) === spaceless(authorization);
}
