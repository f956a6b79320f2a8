import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["chicken burger 2", "make it 3"],
  ["chicken burger 2 price", "and 3?"],
  ["chicken burger 2 kar do", "nahi 3 kar do burger"],
  ["चिकन बर्गर 2 कितने का", "नहीं 3 कर दो"],
  ["چکن برگر 2", "نہیں 3 کر دو برگر"],
])("«%s», «%s»: three instead of two", (first, then) => {
  expect(lastOf(first)).toMatchObject({ dish: "chicken burger", quantity: 2 });
  expect(lastOf(first, then)).toMatchObject({ dish: "chicken burger", quantity: 3 });
});

test.each(["chicken 65 kitne ka", "shawarma 77 price", "burger dukkan 9"])(
  "«%s» counts nothing",
  (said) => expect(lastOf(said).quantity).toBeNull(),
);

test.each(["चिकन करी कितने की है", "परोटा 4 और चिकन करी 2"])(
  "the curry of «%s» is no neighbourhood",
  (said) => expect(lastOf(said)).toMatchObject({ area: "", deliverTo: "" }),
);
