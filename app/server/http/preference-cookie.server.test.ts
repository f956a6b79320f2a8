import { createCookie } from "@remix-run/node";
import { expect, test } from "vitest";
import { z } from "zod";
import { preferenceCookie } from "./preference-cookie.server";

const colour = preferenceCookie("colour", z.enum(["red", "green"]));

const requestWith = (header: string) =>
  new Request("http://localhost/", { headers: { Cookie: header } });

test("what is remembered is recalled", async () => {
  const [pair = ""] = (await colour.remember("green")).split(";");
  expect(await colour.recall(requestWith(pair))).toBe("green");
});

test.each(["", "colour=", "colour=%E0%A4", "colour=bm9uc2Vuc2U="])(
  "nothing is recalled from %j",
  async (header) => {
    expect(await colour.recall(requestWith(header))).toBeNull();
  },
);

test("nothing is recalled that we would not have written", async () => {
  for (const value of ["blue", 7, null, { red: true }, "__proto__"]) {
    const forged = await createCookie("colour").serialize(value);
    expect(await colour.recall(requestWith(forged))).toBeNull();
  }
});
