import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["المندي، ٣ لو سمحت", 3],
  ["the inasal, 3 please", 3],
  ["بریانی، 3 پلیز", 3],
  ["बिरयानी, 3 प्लीज़", 3],
  ["biryani, 3 plz", 3],
  ["yung inasal, 3 nga", 3],
  ["adobo, tatlo nga", 3],
  ["adobo, 3 from Aling Nena", 3],
  ["شاورما، ٣ من عمو حمزة", 3],
  ["shawarma, 77 please", null],
  ["burger, 24 karat coffee", null],
  ["pizza, 2 riyals", null],
])("%s: %s behind a comma", (message, quantity) => expect(lastOf(message).quantity).toBe(quantity));
