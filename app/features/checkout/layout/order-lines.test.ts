import { describe, expect, test } from "vitest";
import { typedRows } from "~tests/support/typed-page";
import { labelledAmounts } from "./labelled";
import { moneyOf } from "./money";
import { orderLines } from "./order-lines";

function page(...lines: string[]) {
  const rows = typedRows(...lines);
  const labelled = labelledAmounts(rows);
  return { rows, labelled, lines: orderLines(rows, labelled, moneyOf(rows, labelled)) };
}

const brief = ({ lines }: ReturnType<typeof page>) =>
  lines.map(({ name, quantity, amount, one }) => [name, quantity, amount, one]);

describe("lines of an order", () => {
  test("with the quantity before, after or in brackets", () => {
    const read = page(
      "2x Falafel Wrap           24.00",
      "Lamb Kabsa x3             90.00",
      "French Fries (2)          12.00",
      "Subtotal                 126.00",
    );
    expect(brief(read)).toEqual([
      ["Falafel Wrap", 2, 2400, null],
      ["Lamb Kabsa", 3, 9000, null],
      ["French Fries", 2, 1200, null],
    ]);
  });

  test("in a table with the price for one beside the sum of the line", () => {
    const read = page(
      "Qty   Item            Price       Total",
      "3     Chicken Mandi   12.00       36.00",
      "Subtotal                          36.00",
    );
    expect(brief(read)).toEqual([["Chicken Mandi", 3, 3600, 1200]]);
  });

  test("in a table that counts its lines: two amounts alike are of one", () => {
    const read = page(
      "#   Item         Price    Qty    Total",
      "1   Lamb Kabsa   45.50    1      45.50",
      "2   Falafel      68.99    1      68.99",
      "3   Mandi        16.50    2      33.00",
      "Subtotal                         147.49",
    );
    expect(brief(read).map(([, quantity, amount]) => [quantity, amount])).toEqual([
      [1, 4550],
      [1, 6899],
      [2, 3300],
    ]);
  });

  test("with how many there are on a line between the name and the price", () => {
    const { lines } = page("Orange Juice", "", "2", "", "18.00", "", "", "Subtotal       18.00");
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([["Orange Juice", 1800]]);
  });

  test("with a number that may be money or how many there are, as both", () => {
    const { rows, labelled } = page("Falafel Wrap     24.00", "2", "", "Subtotal     24.00");
    const sure = moneyOf(rows, labelled);
    const perhaps = new Set(rows.flatMap(({ amounts }) => amounts));
    expect(perhaps.size).toBe(sure.size + 1);
    const quantities = (of = perhaps) =>
      orderLines(rows, labelled, perhaps, of).map(({ quantity, amount }) => [quantity, amount]);
    expect(quantities()).not.toContainEqual([2, 2400]);
    expect(quantities(new Set(sure))).toContainEqual([2, 2400]);
  });

  test("with the name above the amount", () => {
    const read = page("Orange Juice", "1          9.00", "Subtotal       9.00");
    expect(brief(read)).toEqual([["Orange Juice", 1, 900, null]]);
  });

  test("by the first of the lines above the amount: below it stands what the dish comes with", () => {
    const read = page(
      "Lamb Kabsa",
      "No onion, with salad",
      "41.00",
      "Orange Juice",
      "Large",
      "9.00",
      "Subtotal       50.00",
    );
    expect(brief(read)).toEqual([
      ["Lamb Kabsa", null, 4100, null],
      ["Orange Juice", null, 900, null],
    ]);
  });

  test("not what is to be chosen from side by side, such as tips", () => {
    const read = page(
      "Mixed Grill       45.00",
      "5.00    10.00    15.00",
      "Subtotal          45.00",
    );
    expect(brief(read)).toEqual([["Mixed Grill", null, 4500, null]]);
  });

  test("with the count of a stepper between its name and its price for one", () => {
    const read = page(
      "Falafel Wrap",
      "No onion        3",
      "22.00 SAR",
      "Subtotal        66 SAR",
      "Total           66 SAR",
    );
    expect(brief(read)).toEqual([["Falafel Wrap", 3, 2200, null]]);
  });

  test("of a menu in whole riyals and with halalas, not counted by the plus of a button", () => {
    const read = page("Falafel Wrap", "9        43.50 SAR", "Mixed Grill", "9           25 SAR");
    expect(brief(read)).toEqual([
      ["Falafel Wrap", null, 4350, null],
      ["Mixed Grill", null, 2500, null],
    ]);
  });

  test("not the date, nor what the summary names", () => {
    const read = page(
      "12/05/2026        10.45",
      "Mixed Grill       45.00",
      "Delivery fee      10.00",
      "Total             55.00",
    );
    expect(brief(read)).toEqual([["Mixed Grill", null, 4500, null]]);
  });

  test("without the sign of the riyal, which the reader of words takes for a digit", () => {
    const rows = typedRows(
      "Chicken Mandi                 8 12.00",
      "2   French Fries              4 24.00",
      "Subtotal                      3 36.00",
    );
    // Our own recogniser sees no digits in it.
    const seen = rows.map((row) => ({
      ...row,
      numbers: row.numbers.filter(({ text }) => !["8", "4", "3"].includes(text)),
    }));
    const labelled = labelledAmounts(seen);
    const lines = orderLines(seen, labelled, moneyOf(seen, labelled));
    expect(lines.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
      ["Chicken Mandi", null, 1200],
      ["French Fries", 2, 2400],
    ]);
  });

  test("below a total that begins the slip", () => {
    const read = page("TOTAL", "55.00", "Mixed Grill       45.00", "Delivery fee      10.00");
    expect(read.labelled.map(({ kind }) => kind)).toEqual(["total", "deliveryFee"]);
    expect(brief(read)).toEqual([["Mixed Grill", null, 4500, null]]);
  });
});

test("a table's head names no amount below it", () => {
  const read = page("Item          Total", "Falafel       12.00", "Total due     12.00");
  expect(read.labelled.map(({ kind }) => kind)).toEqual(["total"]);
});

test("words of a table's head that stand together are a label", () => {
  const read = page(
    "Item total            Delivery",
    "40.00                 9.00",
    "",
    "Total amount",
    "49.00",
  );
  expect(read.labelled.map(({ kind, amount }) => [kind, amount?.value])).toEqual([
    ["subtotal", 4000],
    ["deliveryFee", 900],
    ["total", 4900],
  ]);
});

test("a tax number is no tax", () => {
  const read = page("VAT No. 300012345600003", "VAT 15%      6.00", "Total        46.00");
  expect(read.labelled.map(({ kind, amount }) => [kind, amount?.value])).toEqual([
    ["vat", 600],
    ["total", 4600],
  ]);
});

test("tiles beside each other keep their amounts", () => {
  const read = page("Subtotal              Delivery", "40.00                 9.00");
  expect(read.labelled.map(({ kind, amount }) => [kind, amount?.value])).toEqual([
    ["subtotal", 4000],
    ["deliveryFee", 900],
  ]);
});

describe("quantities beside a line", () => {
  test("a digit within a name is none, one that is named below it is", () => {
    const [line] = page(
      "Broast 4 pcs meal         18.00",
      "Qty: 2",
      "Subtotal                  18.00",
    ).lines;
    expect(line).toMatchObject({ quantity: 2 });
  });

  test("a line with the price for one below its name", () => {
    const { lines } = page(
      "Falafel Wrap",
      "2x 12.00                  24.00",
      "Subtotal                  24.00",
    );
    expect(lines).toMatchObject([{ name: "Falafel Wrap", quantity: 2, amount: 2400, one: 1200 }]);
  });
});

test("an order below its total in large type is found, whatever the total is called", () => {
  const { lines } = page(
    "Sum                       34.00",
    "2x Falafel Wrap           24.00",
    "Subtotal                  24.00",
    "Delivery fee              10.00",
  );
  expect(lines).toMatchObject([{ name: "Falafel Wrap", amount: 2400 }]);
});

describe("whole riyals", () => {
  test("are money beside a currency or in the column of amounts; other whole numbers are not", () => {
    const read = page(
      "Order 28431 is confirmed",
      "V 60 Ethiopia             23 SAR",
      "2x Falafel Wrap           12 SAR",
      "Large Juice               9",
      "Delivery fee              15 SAR",
      "Total                     59 SAR",
    );
    expect(brief(read)).toEqual([
      ["Ethiopia", null, 2300, null],
      ["Falafel Wrap", 2, 1200, null],
      ["Large Juice", null, 900, null],
    ]);
  });

  test("are money on a page that writes nothing else", () => {
    expect(brief(page("Falafel Wrap          24"))).toEqual([["Falafel Wrap", null, 2400, null]]);
  });
});

test("what was saved, above the dishes, does not begin the summary", () => {
  const read = page(
    "You saved 12.00 on this order",
    "Free delivery with this order",
    "Falafel Wrap          24.00",
    "Subtotal              24.00",
    "Total                 24.00",
  );
  expect(brief(read)).toEqual([["Falafel Wrap", null, 2400, null]]);
});

test("a quantity beside the name stands for the amount below it", () => {
  const read = page(
    "Mango Juice            x2",
    "no sugar",
    "34.00",
    "Lamb Kabsa             x3",
    "",
    "99.00",
    "Subtotal               133.00",
  );
  expect(read.lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [2, 3400],
    [3, 9900],
  ]);
});

test("a second amount of a line is no quantity", () => {
  const [line] = page(
    "No  Item            Price     Sum",
    "1   Onion Rings     12,00     12,00",
    "Subtotal                      12,00",
  ).lines;
  expect(line).toMatchObject({ quantity: 1, one: 1200 });
});

describe("labels", () => {
  const named = (...lines: string[]) =>
    page(...lines).labelled.map(({ kind, amount }) => [kind, amount?.value ?? null]);

  test("the rate of a tax is no amount, be it beside the label or below it", () => {
    expect(named("VAT 15     6.00", "Total      46.00")).toEqual([
      ["vat", 600],
      ["total", 4600],
    ]);
    expect(named("VAT 15", "6.00")).toEqual([["vat", 600]]);
    expect(named("VAT        15 SAR")).toEqual([["vat", 1500]]);
  });

  test("a fee that is free is nothing, whatever it was before", () => {
    expect(named("Delivery fee   14.00   Free")).toEqual([["deliveryFee", 0]]);
    expect(named("Courier fee   Free")).toEqual([["deliveryFee", null]]);
    expect(named("Delivery service   SAR 0")[0]?.[0]).toBe("deliveryFee");
    expect(named("Subtotal        Delivery", "40.00           Free")).toEqual([
      ["subtotal", 4000],
      ["deliveryFee", null],
    ]);
  });
});

describe("quantities that prove or dispute a price", () => {
  test("two amounts of a line that a digit beside them explains", () => {
    const [line] = page(
      "1   Burger   3     31.50     94.50",
      "Subtotal                     94.50",
    ).lines;
    expect(line).toMatchObject({ quantity: 3, belief: 1, one: 3150 });
  });

  test("two amounts that the quantity does not explain are not believed", () => {
    const [line] = page("1x Burger      14.05     12.20", "Subtotal       12.20").lines;
    expect(line).toMatchObject({ amount: 1405, belief: 0 });
  });

  test("how many lines an order has is no quantity", () => {
    const [line] = page("Your order (3)", "Burger", "12.00", "Subtotal    12.00").lines;
    expect(line).toMatchObject({ name: "Burger", quantity: null });
  });
});

test("what looks like a time and is none hides no dish", () => {
  const read = page("Lamb Kabsa    61:99   55.00", "Subtotal             55.00");
  expect(brief(read)).toEqual([["Lamb Kabsa", null, 5500, null]]);
});

test("how many, said on a line of its own, is the dish's above it", () => {
  const read = page("Lamb Kabsa", "Qty: 3", "96.00", "Subtotal      96.00");
  expect(brief(read)).toEqual([["Lamb Kabsa", 3, 9600, null]]);
});

test("26 at 3 riyals are three at 26", () => {
  const read = page("Lamb Kabsa", "26 x 3       78.00", "Subtotal     78.00");
  const [line] = read.lines;
  expect(line?.quantity ?? 0).toBeLessThan(10);
});

test("what a cross makes a price is no quantity with a bullet", () => {
  const { lines } = page("Lamb Kabsa   2   60x   120.00", "Subtotal           120.00");
  expect(lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([[2, 12000]]);
});

test("of two whole numbers that a cross joins and that make the amount, the smaller is how many", () => {
  const { lines } = page("Lamb Kabsa   2   10x   20.00", "Subtotal             20.00");
  expect(lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([[2, 2000]]);
});

test("a price in whole riyals on a shelf is one like those with halalas beside it", () => {
  const { lines } = page("Lamb Kabsa              Falafel Wrap", "49.50                   41");
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ["Lamb Kabsa", 4950],
    ["Falafel Wrap", 4100],
  ]);
});
