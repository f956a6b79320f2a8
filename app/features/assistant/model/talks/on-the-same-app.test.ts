import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("so many of what was asked about on one app", () => {
  test.each([
    [["chicken burger", "on platform b", "2 of them"]],
    [["برجر دجاج", "من المنصة ب", "خلها 2"]],
    [["burger dukkan 9 smash burger", "platform b pe kitna hai", "2 kar do"]],
  ])("%s are on that app", (said) => {
    expect(lastOf(...said)).toMatchObject({ quantity: 2, platforms: ["platform_b"] });
  });

  test("an app that is named with the number is meant, and left out of nothing", () => {
    expect(lastOf("chicken burger", "make it 2 on platform c")).toMatchObject({
      quantity: 2,
      platforms: ["platform_c"],
      left: "",
    });
  });

  test("another size is as well", () => {
    expect(lastOf("chicken shawarma at amo hamza", "on platform b", "large?")).toMatchObject({
      size: "large",
      platforms: ["platform_b"],
    });
  });

  test.each([
    ["which app is cheapest for 2?"],
    ["2, the cheapest anywhere"],
    ["2 of them on platform c"],
  ])("«%s» is of no app that was named before", (said) => {
    expect(lastOf("chicken burger", "on platform b", said).platforms).not.toContain("platform_b");
  });
});

test.each([
  "platform b aur c me kitna fark hai",
  "प्लेटफ़ॉर्म b और c में कितना फ़र्क है",
  "پلیٹ فارم بی اور سی میں کتنا فرق ہے",
  "alin mas mura, platform b o c?",
])("«%s» names two apps, and no restaurant", (said) => {
  expect(lastOf("chicken burger", said)).toMatchObject({
    restaurant: "",
    platforms: ["platform_b", "platform_c"],
  });
});
