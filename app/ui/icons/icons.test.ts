import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "./icon-names";

test("every icon is drawn once, and nothing else but the wordmark and the sign of the riyal", () => {
  const drawn = readFileSync("app/ui/icons/icons.svg", "utf8").matchAll(/<symbol id="([^"]+)"/g);
  expect([...drawn].map(([, id]) => id).sort()).toEqual(
    [...ICON_NAMES, "riyal", "wordmark"].sort(),
  );
});
