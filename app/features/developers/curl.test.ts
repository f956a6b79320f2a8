import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { z } from "zod";
import { curlOf } from "./curl";

const endpoint = {
  method: "POST",
  path: "/api/search",
  summary: "",
  description: "",
  answer: z.unknown(),
  errors: [],
} as const;

test("a shell hands curl the body as it stands, whatever quotes are in it", () => {
  const example = { query: `2 شاورما 'من' "عمو" $HOME \`id\` \\` };
  const command = curlOf({ ...endpoint, example }, "http://localhost:3000");
  const echo = command.replace(/^curl /, String.raw`printf '%s\n' `);
  const [method, verb, address, , type, , body] = execFileSync("sh", ["-c", echo], {
    encoding: "utf8",
  }).split("\n");
  expect([method, verb, address]).toEqual(["-X", "POST", "http://localhost:3000/api/search"]);
  expect(type).toBe("Content-Type: application/json");
  expect(JSON.parse(body ?? "")).toEqual(example);
});

test("what is read needs no body", () => {
  const get = { ...endpoint, method: "GET", path: "/api/openapi.json" } as const;
  expect(curlOf(get, "http://localhost:3000")).toBe(
    "curl 'http://localhost:3000/api/openapi.json'",
  );
});
