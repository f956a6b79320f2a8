import { expect, test } from "vitest";
import { exchangesOf, type Message } from "./message";

const asked: Message = { id: "q", role: "user", parts: [{ type: "text", text: "Kabsa?" }] };
const cut: Message = { id: "a", role: "assistant", parts: [{ type: "text", text: "From" }] };
const state = (messages: Message[], failed: boolean) =>
  exchangesOf(messages, { answering: false, failed, dates: new Map(), now: 0 }).at(-1)?.state;

test("a question that was not taken has no answer that was stopped", () => {
  expect(state([asked], true)).toBe("error");
  expect(state([asked], false)).toBe("aborted");
  expect(state([asked, cut], true)).toBe("aborted");
});
