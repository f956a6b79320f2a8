import { expect, test } from "vitest";
import type { AnswerEvent } from "../schema";
import { countOf, eventsIn, markOf } from "./marks";
import { type AnswerPart, addEvent } from "./parts";

test("an answer that is kept comes apart into the very events it was sent as", () => {
  const call = (toolCallId: string) => ({ toolCallId, toolName: "search_restaurant" }) as const;
  const sent: AnswerEvent[] = [
    { type: "text-delta", textDelta: "خل" },
    { type: "text-delta", textDelta: "ني أشوف 12" },
    { type: "tool-call", ...call("call_1"), args: { name: "بيك" } },
    { type: "tool-call", ...call("call_2"), args: {} },
    { type: "tool-result", ...call("call_2"), result: { second: true } },
    { type: "text-delta", textDelta: "\ud83c" },
    { type: "text-delta", textDelta: "\udf2f + call_1" },
    { type: "tool-result", ...call("call_1"), result: {} },
    { type: "text-delta", textDelta: "!" },
  ];
  const parts: AnswerPart[] = [];
  let marks = "";
  expect([countOf(marks), eventsIn(parts, marks)]).toEqual([0, []]);
  for (const [i, event] of sent.entries()) {
    addEvent(parts, event);
    marks += markOf(event);
    expect(countOf(marks)).toBe(i + 1);
    expect(eventsIn(JSON.parse(JSON.stringify(parts)), marks)).toEqual(sent.slice(0, i + 1));
  }
  expect(marks.length).toBeLessThan(60);
});

test("a failure is kept as the words it was told in", () => {
  const failure: AnswerEvent = { type: "failure", textDelta: "Sorry." };
  const parts: AnswerPart[] = [];
  addEvent(parts, failure);
  expect(eventsIn(parts, markOf(failure))).toEqual([{ type: "text-delta", textDelta: "Sorry." }]);
});
