import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["ओलाया के पास कोई भारतीय रेस्टोरेंट है?", "indian"],
  ["علیا کے پاس کوئی بھارتی ریستوران ہے؟", "indian"],
  ["olaya ke paas koi bhartiya restaurant hai", "indian"],
  ["मलाज़ के पास तुर्की रेस्टोरेंट", "turkish"],
  ["ملز کے پاس چائنیز", "chinese"],
  ["malaz ke paas lebnani restaurant", "lebanese"],
  ["olaya ke paas arabi khana", "arabic"],
  ["मलाज़ के पास यमनी खाना", "yemeni"],
])("whose cooking is sought is understood in all letters: %s", (message, dish) =>
  expect(lastOf(message)).toMatchObject({ kind: "nearest", dish, query: "" }),
);

test.each(["mera bhai india se aaya hua hai", "mera dost saudi hai aur mera bhai"])(
  "who is of a country asks for no cooking: %s",
  (message) => expect(lastOf(message)).toMatchObject({ kind: "chat", dish: "" }),
);
