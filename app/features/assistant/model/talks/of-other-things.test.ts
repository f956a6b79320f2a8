import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { voiceIn } from "../language/voice";

const { lastOf } = sampleTalk();

test.each([
  "kal saudi arabia ka match kis waqt hai",
  "پاکستان کا میچ کب ہے",
  "क्रिकेट मैच कौन जीता",
  "who won the cricket?",
  "ek joke sunao",
  "ایک لطیفہ سناؤ",
  "एक कहानी सुनाओ",
  "koi gaana sunao",
  "naukri milegi kya",
  "कल टिकट मिलेगी?",
])("what is no food has no price: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "offTopic", dish: "" }),
);

test("whoever wants to hear a joke in Hindi is answered in it", () =>
  expect(voiceIn(["ek joke sunao"], null)).toBe("hi"));

test.each([
  ["mandi in saudi arabia", { kind: "price", dish: "mandi" }],
  ["saudi coffee", { kind: "price", dish: "saudi coffee" }],
])("what is food still is: %s", (message, asked) => expect(lastOf(message)).toMatchObject(asked));
