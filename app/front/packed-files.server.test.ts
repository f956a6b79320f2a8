import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packedFiles, takesBrotli } from "./packed-files.server";

test("a file that a newer build took away is left to the rest, and the process goes on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waffir-packed-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["one", "two"]) {
    writeFileSync(join(folder, `assets/${name}.js`), name);
    writeFileSync(join(folder, `assets/${name}.js.br`), brotliCompressSync(name));
  }
  const packed = packedFiles({ assetsBuildDirectory: folder, publicPath: "/" });
  const server = createServer((message, response) =>
    packed(message, response, () => response.writeHead(404).end()),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = (name: string) =>
    fetch(`http://127.0.0.1:${port}/assets/${name}.js?v=1`, {
      headers: { "Accept-Encoding": "br", Connection: "close" },
    });
  rmSync(join(folder, "assets/one.js.br"));
  expect((await ask("one")).status).toBe(404);
  const answer = await ask("two");
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["br", "two"]);
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["br", true],
  ["gzip, deflate, br, zstd", true],
  ["gzip;q=1, br;q=0.1", true],
  ["*", true],
  ["br;q=0", false],
  ["br;Q=0", false],
  ["gzip, br;q=0;", false],
  ["br ; q=0.000, *", false],
  ["x-br, gzip", false],
  ["gzip", false],
  ["", false],
  [undefined, false],
])("brotli goes to who says to take %s: %s", (said, takes) => {
  expect(takesBrotli({ headers: { "accept-encoding": said } })).toBe(takes);
});
