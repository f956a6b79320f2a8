import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  [["delivery kitni hai", "platform b wali batao"], ["platform_b"]],
  [["how much is delivery", "and on platform c?"], ["platform_c"]],
] as const)("%j: delivery on that app", (said, platforms) =>
  expect(lastOf(...said)).toMatchObject({ kind: "cannot", subject: "freeDelivery", platforms }),
);

test.each([
  ["kia ye sab free hai", { kind: "cannot", subject: "commission" }],
  ["app kaise kam krti hai", { kind: "help" }],
  ["kaise update karu", { kind: "cannot", subject: "wrongPrice" }],
  ["pls sir give me rate of chicken mandi sir", { kind: "price", dish: "chicken mandi" }],
])("«%s» asks so", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test("less of something is no work", () =>
  expect(lastOf("chicken kabsa", "mirch kam karo").kind).not.toBe("help"));

test.each([
  ["i dont want beef. give me burger options", { dish: "burger", without: ["beef"] }],
  ["no beef. give me burger", { dish: "burger", without: ["beef"] }],
  ["give me burger. no rush", { dish: "burger", without: [] }],
  ["ما ابي لحم. عطني برجر", { dish: "برجر", without: ["لحم"] }],
])("«%s»: what is left out in one sentence is of the next", (said, asked) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", ...asked }),
);

test.each([
  ["minimum order at shawarma 77 and burger al hara", ["shawarma 77", "burger al hara"]],
  ["min order shawarma 77 or burger al hara", ["shawarma 77", "burger al hara"]],
  ["وش اقل طلب عند قدور الديرة ومضغوط نجد", ["قدور الديرة", "مضغوط نجد"]],
  ["shawarma 77 aur burger al hara ka minimum order kitna hai", ["shawarma 77", "burger al hara"]],
  ["magkano minimum order sa bahay manila at aling nena", ["bahay manila", "aling nena"]],
])("«%s»: of each of them", (said, [first, second]) =>
  expect(lastOf(said)).toMatchObject({
    ...{ kind: "compare", focus: "minimum", subject: null },
    ...{ restaurant: first, other: { restaurant: second } },
  }),
);
