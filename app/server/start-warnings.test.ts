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

test("with everything set there is nothing to say, nor where the service is being made", () => {
  expect(warned({ ...SMS, APP_ORIGIN: "https://waffir.example" })).toEqual([]);
  expect(warned({ NODE_ENV: "development" }, true)).toEqual([]);
});
