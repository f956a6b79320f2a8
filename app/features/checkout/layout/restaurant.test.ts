import { expect, test } from "vitest";
import type { OcrWord } from "~/providers/ocr/ocr";
import { rowsOf } from "./page";
import { restaurantIn } from "./restaurant";

/** Lines of words, each with its height in pixels. */
function rows(...lines: [string, number?][]) {
  const words = lines.flatMap(([line, tall = 30], at) =>
    line.split(" ").map((text, nth): OcrWord => {
      const box = { x0: nth * 150, x1: nth * 150 + 140, y0: at * 80, y1: at * 80 + tall };
      return { text, box, confidence: 0.92, language: "english" };
    }),
  );
  return rowsOf(words, []);
}

test("the app's name and the heading above an order are no restaurant", () => {
  const page = rows(["Tayyar", 60], ["Your cart", 40], ["Najd Kitchen", 36], ["Deliver to Home"]);
  expect(restaurantIn(page, page.length, ["Tayyar"])).toBe("Najd Kitchen");
});

test("an app nobody told us of loses against the name of a place", () => {
  const page = rows(["Wasselni", 44], ["بيت الشاورما", 36]);
  expect(restaurantIn(page, page.length, [])).toBe("بيت الشاورما");
});

test("the largest line of a receipt is its restaurant", () => {
  const page = rows(["Layali", 70], ["Olaya branch"], ["Order no. 1234"]);
  expect(restaurantIn(page, page.length, [])).toBe("Layali");
});

test("a sentence that says from whom the order is", () => {
  expect(restaurantIn(rows(["Order from Layali"]), 1, [])).toBe("Layali");
});

test("nothing but headings names nobody", () => {
  expect(restaurantIn(rows(["Your cart"], ["Review order"]), 2, [])).toBeNull();
});
