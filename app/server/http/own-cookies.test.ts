import { expect, test } from "vitest";
import { z } from "zod";
import { notePreference, preferencesIn } from "./own-cookies";
import { preferenceCookie } from "./preference-cookie.server";

preferenceCookie("waffir_colour", z.string());
notePreference("waffir_size");

test("what is preferred is told whatever the order, with and without a browser's prefix", () => {
  const both = preferencesIn("waffir_size=3; waffir_colour=red");
  expect(both).toBe(preferencesIn("waffir_colour=red; other=1; waffir_size=3"));
  expect(both).not.toBe(preferencesIn("waffir_colour=red; waffir_size=4"));
  expect(preferencesIn("__Host-waffir_colour=red")).not.toBeNull();
  expect(preferencesIn(undefined)).toBe(preferencesIn("theirs=7"));
});

test("one value never reads like two", () => {
  expect(preferencesIn("waffir_colour=a%22%5D%2C%5B%22waffir_size%22%2C%22b")).not.toBe(
    preferencesIn("waffir_colour=a; waffir_size=b"),
  );
});

test("a cookie of ours that is no preference says who asks", () => {
  for (const name of ["waffir_session", "__Host-waffir_session", "waffir_new"])
    expect(preferencesIn(`waffir_colour=red; ${name}=x`), name).toBeNull();
});
