import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const text = (path: string) => fetch(`${server.origin}/texts/${path}`);

test("a catalogue is what its file says", async () => {
  for (const language of ["ar", "tl"]) {
    const response = await text(`any/${language}/common.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual(
      JSON.parse(readFileSync(`locales/${language}/common.json`, "utf8")),
    );
  }
});

test("only a catalogue of the present texts is kept", async () => {
  expect((await text("old/ar/common.json")).headers.get("cache-control")).toBe("no-store");
});

test.each(["any/xx/common.json", "any/ar/nothing.json", "any/__proto__/common.json"])(
  "%s is not found",
  async (path) => expect((await text(path)).status).toBe(404),
);
