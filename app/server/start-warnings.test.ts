import { expect, test } from "vitest";
import { parseEnv } from "./env.server";
import { startWarnings } from "./start-warnings";

const SMS = { SMS_ACCOUNT_SID: "AC1", SMS_AUTH_TOKEN: "secret", SMS_FROM: "Waffir" };

/** The first words of each warning. */
const warned = (settings: Record<string, string>, sampleData = false) =>
  startWarnings(parseEnv(settings), sampleData).map((sentence) => sentence.split(":")[0]);

test("a start with no settings says what others must not be served with", () => {
  expect(warned({}, true)).toEqual([
    "APP_ORIGIN is not set",
    "No SMS gateway is set",
    "The catalogue is the sample",
  ]);
});

test("plain http is said", () => {
  expect(warned({ ...SMS, APP_ORIGIN: "http://waffir.example" })).toEqual([
    "APP_ORIGIN is not https",
  ]);
});

test("a database asked over a network in the open is said, and what it can't use", () => {
  const safe = { ...SMS, APP_ORIGIN: "https://waffir.example" };
  const on = (DATABASE_URL: string) => warned({ ...safe, DATABASE_URL });
  expect(on("postgres://waffir@db.example/waffir")).toEqual([
    "DATABASE_URL leads to another machine in the open",
  ]);
  for (const url of [
    "file:./x.db",
    "postgres://x@127.0.0.1/x",
    "postgres:///x?host=/run/postgresql",
  ])
    expect(on(url)).toEqual([]);
  expect(on("postgres://x@db.example/x?sslmode=verify-full")).toEqual([]);
  const model = { LLM_BASE_URL: "https://llm.example", LLM_API_KEY: "k", LLM_MODEL: "m" };
  const embeds = { ...safe, ...model, EMBEDDING_MODEL: "e", DATABASE_URL: "postgres:///x" };
  expect(warned(embeds)).toEqual(["EMBEDDING_MODEL is not used with PostgreSQL"]);
});

test("with everything set there is nothing to say, nor where the service is being made", () => {
  expect(warned({ ...SMS, APP_ORIGIN: "https://waffir.example" })).toEqual([]);
  expect(warned({ NODE_ENV: "development" }, true)).toEqual([]);
});
