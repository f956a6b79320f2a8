import { expect, test } from "vitest";
import { platformLink } from "./platform-link";

const HOSTS = ["order.example"];

test("a link is kept without what marks who shared it", () => {
  const kept = "https://m.order.example/r/7";
  for (const text of [
    `${kept}?ref=me#menu`,
    " m.order.example/r/7 ",
    "https://M.Order.Example/r/7",
  ])
    expect(platformLink(text, HOSTS), text).toBe(kept);
});

test("nothing else gets through", () => {
  for (const text of [
    ...[
      "",
      "https://order.example/",
      "http://order.example/r/7",
      "javascript:alert(1)//order.example",
    ],
    ...[
      "https://order.example.evil.test/r",
      "https://evilorder.example/r",
      "https://evil.test/order.example",
    ],
    ...[
      "https://order.example@evil.test/r",
      "https://me:pw@order.example/r",
      "https://order.example:8443/r",
    ],
    ...[`https://order.example/${"r".repeat(300)}`, "https://оrder.example/r"],
  ])
    expect(platformLink(text, HOSTS), text).toBeNull();
  expect(platformLink("https://order.example/r/7", [])).toBeNull();
});
