import { expect, test } from "vitest";
import { typedPage } from "~tests/support/typed-page";
import { pageRows } from "./reading-order";

/** What stands on the lines of a page, in the order in which they are read. */
const read = (...lines: string[]) =>
  pageRows(typedPage(...lines)).map(({ text, amounts }) =>
    [text, ...amounts.map(({ value }) => value / 100)].filter(Boolean).join(" "),
  );

test("dishes side by side are read one column after the other", () => {
  expect(
    read(
      "             Deera Grill",
      "Chicken Shawarma        Falafel Wrap",
      "14.00                   9.50",
      "French Fries            Orange Juice",
      "7.00                    11.00",
      "             Thank you",
    ),
  ).toEqual([
    ...["Deera Grill", "Chicken Shawarma", "14", "French Fries", "7"],
    ...["Falafel Wrap", "9.5", "Orange Juice", "11", "Thank you"],
  ]);
});

test("so are three columns, and prices beside names", () => {
  expect(
    read(
      "Shawarma 14.00    Falafel  9.50    Kabsa   31.00",
      "Fries     7.00    Juice   11.00    Mandi   29.00",
    ),
  ).toEqual(["Shawarma 14", "Fries 7", "Falafel 9.5", "Juice 11", "Kabsa 31", "Mandi 29"]);
});

test("dishes beside a summary are read before it", () => {
  expect(
    read(
      "Chicken Shawarma       Subtotal     40.00",
      "14.00                  Delivery      9.00",
      "Lamb Kabsa             VAT           6.39",
      "26.00                  Total        49.00",
    ),
  ).toEqual([
    ...["Chicken Shawarma", "14", "Lamb Kabsa", "26"],
    ...["Subtotal 40", "Delivery 9", "VAT 6.39", "Total 49"],
  ]);
});

test("so is a single one", () => {
  expect(
    read(
      "Chicken Shawarma       Subtotal     14.00",
      "No onion               Delivery      9.00",
      "1x 14.00               Service       3.00",
      "                       Total        26.00",
    ),
  ).toEqual([
    ...["Chicken Shawarma", "No onion", "14"],
    ...["Subtotal 14", "Delivery 9", "Service 3", "Total 26"],
  ]);
});

test("what an option costs beside amounts is no column, whatever was made of their currencies", () => {
  const lines = [
    "48.00 Jyo         Chicken Shawarma",
    "                  Garlic sauce",
    "                  2.00",
    "55.00 Jyo         Lamb Kabsa",
    "103.00 Rdsx       Subtotal",
    "15.00 Rdsx        Delivery fee",
    "118.00 Rdsx       Total",
  ];
  expect(read(...lines)).toHaveLength(lines.length);
});

test.each([
  [
    "a table whose sums stand under its last columns",
    [
      "Item               Price     Qty      Amount",
      "French Fries       61.95     1         61.95",
      "Lamb Kabsa          7.75     1          7.75",
      "Falafel Wrap       44.50     1         44.50",
      "                   Subtotal           114.20",
      "                   Delivery            11.50",
    ],
  ],
  [
    "one dish over the sums, which stand under its last columns",
    [
      "Item               Price     Qty      Amount",
      "French Fries       61.95     1         61.95",
      "                   Subtotal            61.95",
      "                   Delivery            11.50",
      "                   Total               73.45",
    ],
  ],
  [
    "names, and amounts far from them",
    [
      "2x Chicken Shawarma                   28.00",
      "1x Falafel Wrap                        9.50",
      "Subtotal                              37.50",
      "Delivery                               9.00",
    ],
  ],
  [
    "a price for one below each name, and its sum at the side",
    [
      "Chicken Shawarma                      28.00",
      "2 x 14.00",
      "Falafel Wrap                          19.00",
      "2 x 9.50",
    ],
  ],
  [
    "labels in two languages, their amounts between them",
    [
      "Subtotal            37.50            Majmoo",
      "Delivery             9.00            Tawseel",
      "Total               46.50            Ijmali",
    ],
  ],
] as const)("%s stay on their lines", (_, lines) => {
  const many = read(...lines);
  expect(many).toHaveLength(lines.length);
});
