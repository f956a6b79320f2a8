import { expect, test } from "vitest";
import { fromErrors, toErrors } from "./refused";

test("problems come back as they went, whatever the file is called", () => {
  const problems = [
    { file: "IMG 1 (2).HEIC", problem: "heic" as const },
    { file: null, problem: "tooMany" as const },
    { file: "<b>x</b>", problem: "broken" as const },
  ];
  expect(fromErrors(toErrors(problems))).toEqual(problems);
});

test("what is no problem of ours is none", () => {
  expect(fromErrors({ 0: "constructor x", 1: "" })).toEqual([]);
});
