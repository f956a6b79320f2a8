import { expect, test } from "vitest";
import { displayed } from "./display";

test("drops what is not seen and turns the line around", () => {
  expect(displayed("bur\u0000ger \u202egpj.exe\u202c\n")).toBe("bur ger gpj.exe");
});

test("leaves words of every script, joiners and emoji as they are", () => {
  const text = "2 شاورما می‌خواهم क्‍ष 👨‍👩‍👧 <b>";
  expect(displayed(text)).toBe(text);
});
