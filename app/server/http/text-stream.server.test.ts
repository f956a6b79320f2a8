import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openRequestState, REQUEST_ID_HEADER } from "./request-state.server";
import { textStream } from "./text-stream.server";

const PIECE = "x".repeat(16 * 1024);
/** 64 MB: far more than a connection holds on its way. */
const PIECES = 4_096;

let made: number;
async function* pieces(): AsyncGenerator<string> {
  for (made = 0; made < PIECES; made++) yield PIECE;
}

let ending: AbortController;
const server = createServer((_, response) => {
  openRequestState("one", response);
  const request = new Request("http://localhost/", { headers: { [REQUEST_ID_HEADER]: "one" } });
  response.once("close", () => ending.abort("gone"));
  writeReadableStreamToWritable(textStream(pieces(), request, ending.signal), response);
});
beforeEach(async () => {
  ending = new AbortController();
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  server.close();
});

/** Begins to read, and waits until nothing more is made for the reader. */
async function readingNothing(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, host: "127.0.0.1" }), "response")) as [
    IncomingMessage,
  ];
  let before = -1;
  while (made !== before) {
    before = made;
    for (let turn = 0; turn < 500; turn++) await nextTurn();
  }
  return response;
}

test("no more is made than its reader takes", async () => {
  const response = await readingNothing();
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(PIECES / 4);
  let length = 0;
  let turns = 0;
  let reading = true;
  const others = (async () => {
    for (; reading; turns++) await nextTurn();
  })();
  for await (const part of response) length += (part as Buffer).length;
  reading = false;
  await others;
  expect(length).toBe(PIECES * PIECE.length);
  expect(turns).toBeGreaterThan(PIECES / 4);
});

test("nothing is made for a reader who has gone", async () => {
  const response = await readingNothing();
  const before = made;
  response.destroy();
  await once(ending.signal, "abort");
  for (let turn = 0; turn < 500; turn++) await nextTurn();
  expect(made - before).toBeLessThan(4);
});
