import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.server";

test("nothing set is fine", () => {
  expect(parseEnv({})).toEqual({
    NODE_ENV: "production",
    PORT: 3000,
    WARM_UP: "yes",
    WEB_PROCESSES: 1,
    DRAIN_SECONDS: 0,
    DATABASE_URL: "file:./db/waffir.db",
    UPLOADS_DIR: "./uploads",
    OPEN_DATA_DIR: "./open-data",
    READING_TIMEOUT_MS: 20_000,
    SAMPLE_DATA: "yes",
    DATA_LICENSE: "UNLICENSED",
    METRICS_HOST: "127.0.0.1",
    TRUST_PROXY: 0,
    SESSION_DAYS: 30,
    SESSION_MAX_DAYS: 90,
    PHONE_COUNTRIES: ["SA"],
    PLATFORM_A_HOSTS: [],
    PLATFORM_B_HOSTS: [],
    PLATFORM_C_HOSTS: [],
    SMS_BASE_URL: "https://api.twilio.com",
    GOOGLE_MAPS_URL: "https://places.googleapis.com",
    MAPS_TIMEOUT_MS: 2000,
    TRENDING_MIN_PEOPLE: 3,
    LLM_TIMEOUT_MS: 1_000,
  });
});

test("an empty value counts as absent", () => {
  expect(parseEnv({ PORT: "", APP_ORIGIN: "" }).PORT).toBe(3000);
});

describe("a setting that makes no sense is named in plain words", () => {
  test.each([
    [
      { MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}.png" },
      "The setting MAP_TILES_ATTRIBUTION is missing: MAP_TILES_URL, MAP_TILES_ATTRIBUTION are set together or not at all.",
    ],
    [
      { MAP_TILES_URL: "https://tiles.example/map.png", MAP_TILES_ATTRIBUTION: "x" },
      "The setting MAP_TILES_URL must be an address with {z}, {x} and {y} in it.",
    ],
    [
      { LLM_BASE_URL: "http://localhost:11434/v1", LLM_MODEL: "any" },
      "The setting LLM_API_KEY is missing: LLM_BASE_URL, LLM_API_KEY, LLM_MODEL are set together or not at all.",
    ],
    [
      { LLM_BASE_URL: "localhost", LLM_API_KEY: "k", LLM_MODEL: "m" },
      "The setting LLM_BASE_URL must be an address such as http://localhost:11434/v1.",
    ],
    [{ LLM_TIMEOUT_MS: "5" }, "The setting LLM_TIMEOUT_MS must be a whole number from 100"],
    [{ MAPS_TIMEOUT_MS: "1" }, "The setting MAPS_TIMEOUT_MS must be at least 100."],
    ...Object.entries({
      SMS_BASE_URL: "http://sms.example",
      GOOGLE_MAPS_URL: "http://maps.example",
      OIDC_ISSUER: "http://id.example",
      LLM_BASE_URL: "http://model.example/v1",
      MAP_TILES_URL: "http://{s}.tiles.example/{z}/{x}/{y}.png",
    }).map(([name, value]): [Record<string, string>, string] => [
      { [name]: value },
      `The setting ${name} must begin with https, unless it is on this machine.`,
    ]),
    [
      { REDIS_URL: "redis://cache.example:6379" },
      "The setting REDIS_URL must begin with rediss, unless it is on this machine.",
    ],
    [{ SAMPLE_DATA: "maybe" }, "The setting SAMPLE_DATA must be yes or no."],
    [{ PORT: "three" }, "The setting PORT must be a port number."],
    [{ PORT: "0" }, "The setting PORT must be at least 1."],
    [{ PORT: "70000" }, "The setting PORT must be at most 65535."],
    [
      { DATABASE_URL: "waffir.db" },
      "The setting DATABASE_URL must look like file:./db/waffir.db or postgres://user:password@host/waffir.",
    ],
    [
      { DATABASE_URL: "mysql://db.example/waffir" },
      "The setting DATABASE_URL must look like file:./db/waffir.db or postgres://user:password@host/waffir.",
    ],
    [
      { DATABASE_URL: "postgres://db.example/" },
      "The setting DATABASE_URL must look like file:./db/waffir.db or postgres://user:password@host/waffir.",
    ],
    [
      { DATABASE_URL: "postgres://waffir:se#cret@db.example/waffir" },
      "The setting DATABASE_URL can't be read: in its password write # as %23, / as %2F and ? as %3F.",
    ],
    [
      { APP_ORIGIN: "waffir.example" },
      "The setting APP_ORIGIN must be an address such as https://waffir.example.",
    ],
    [
      { APP_ORIGIN: "ftp://waffir.example" },
      "The setting APP_ORIGIN must be an address such as https://waffir.example.",
    ],
    [
      { APP_ORIGIN: "https://waffir.example/" },
      "The setting APP_ORIGIN must be an origin alone, without a path.",
    ],
    [{ TRUST_PROXY: "yes" }, "The setting TRUST_PROXY must be a whole number from 0 to 10."],
    [{ PLATFORM_A_HOSTS: "https://x" }, "The setting PLATFORM_A_HOSTS must be host names"],
    [{ PHONE_COUNTRIES: "saudi" }, "The setting PHONE_COUNTRIES must be country codes such as SA"],
    [
      { SMS_AUTH_TOKEN: "x", SMS_FROM: "Waffir" },
      "The setting SMS_ACCOUNT_SID is missing: SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM are set together or not at all.",
    ],
    [{ OIDC_ISSUER: "https://id.example" }, "The setting OIDC_CLIENT_ID is missing"],
    [
      { OIDC_ISSUER: "http://id.example" },
      "The setting OIDC_ISSUER must begin with https, unless it is on this machine.",
    ],
    [{ REDIS_URL: "localhost" }, "The setting REDIS_URL must look like rediss://host:6379."],
  ])("%o", (settings, message) => {
    expect(() => parseEnv(settings)).toThrow(message);
  });
});

test("several processes need a database that they share", () => {
  expect(() => parseEnv({ WEB_PROCESSES: "2", DATABASE_URL: "file::memory:" })).toThrow(
    /^The setting WEB_PROCESSES needs a database that the processes share/,
  );
  expect(() => parseEnv({ WEB_PROCESSES: "0" })).toThrow(/whole number from 1 to 64/);
});
