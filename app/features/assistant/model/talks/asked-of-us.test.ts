import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["تم لوگوں کو یہ قیمتیں کہاں سے ملتی ہیں؟", "trust"],
  ["तुम्हें ये कीमतें कैसे पता", "trust"],
  ["tumhe ye prices kaise pata", "trust"],
  ["मेरा फ़ोन नंबर किसी को देते हो क्या?", "privacy"],
  ["میرا فون نمبر کسی اور کو ملے گا؟", "privacy"],
  ["mera phone number kisi ko dete ho", "privacy"],
])("where prices come from, and who sees a number, is asked of us: %s", (message, subject) =>
  expect(lastOf(message)).toMatchObject({ kind: "cannot", subject }),
);

test.each([
  ["yeh app kis ne banai", "help"],
  ["is app ka malik kaun hai", "help"],
  ["ایپ کس نے بنائی", "help"],
])("who made this is asked of us too: %s", (message, kind) =>
  expect(lastOf(message).kind).toBe(kind),
);

test.each([
  ["burger kahan se milte hain", { kind: "price", dish: "burger" }],
  ["kerala palace ka phone number do", { subject: "contact" }],
  ["dilivery kitna lagega", { subject: "freeDelivery" }],
])("what is asked of food is not: %s", (message, asked) =>
  expect(lastOf(message)).toMatchObject(asked),
);
