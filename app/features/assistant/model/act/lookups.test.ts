import { expect, test } from "vitest";
import { Lookups } from "./lookups";

test("what words that were too long found is found, and not looked up for ever", () => {
  const fact = `I don’t eat ${"very ".repeat(60)}much`;
  const offered = new Set(["save_user_fact"]);
  const first = new Lookups([], offered);
  first.find("save_user_fact", { fact });
  const [call] = first.missing;
  const result = { saved: true, problem: null, known: false, fact: null, forgotten: [] };
  const made = { tool: "save_user_fact", input: call?.input, result } as const;
  expect(new Lookups([made], offered).find("save_user_fact", { fact })).toBe(result);
});
