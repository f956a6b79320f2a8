import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();
const CHEAPEST = ["ابي شي نباتي من زيتون وزعتر", "وش ارخص واحد فيها؟"] as const;

test.each(["احسبلي اثنين منه مع تبولة وحمص", "ابي اثنين منه وتبولة وحمص"])(
  "«%s» counts the cheapest that was shown",
  (said) => {
    const ask = lastOf(...CHEAPEST, said);
    expect(ask).toMatchObject({ kind: "compare", apart: true, from: { nth: 0 } });
    expect(linesOf(ask)).toMatchObject([
      ...[{ dish: "", quantity: 2 }, { dish: "تبولة" }, { dish: "حمص" }],
    ]);
  },
);

test("what is named in its own right is ordered alone", () => {
  expect(linesOf(lastOf(...CHEAPEST, "احسبلي تبولة وحمص"))).toMatchObject([
    ...[{ dish: "تبولة" }, { dish: "حمص" }],
  ]);
});
