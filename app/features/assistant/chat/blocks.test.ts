import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, plainOf } from "./blocks";

test("paragraphs, lists, strong words and links of this site are told apart", () => {
  expect(
    blocksOf("**Cheapest**: 24 SAR\nat [Hamza](/dishes/1)\n\n- one\n- /dishes/7?quantity=2"),
  ).toEqual([
    {
      type: "paragraph",
      lines: [
        [
          { type: "strong", text: "Cheapest" },
          { type: "plain", text: ": 24 SAR" },
        ],
        [
          { type: "plain", text: "at " },
          { type: "link", text: "Hamza", to: "/dishes/1" },
        ],
      ],
    },
    {
      type: "list",
      items: [
        [{ type: "plain", text: "one" }],
        [{ type: "link", text: "/dishes/7?quantity=2", to: "/dishes/7?quantity=2" }],
      ],
    },
  ]);
});

test.each([
  "[win](https://evil.example)",
  "[win](//evil.example)",
  "[win](javascript:alert(1))",
  "[win](/\\evil.example)",
  "![win](https://evil.example/x.png)",
  "https://evil.example/dishes/1",
  "<a href='https://evil.example'>win</a>",
])("%s leads nowhere", (text) => {
  expect(JSON.stringify(blocksOf(text))).not.toContain('"type":"link"');
});

test("whatever a model writes, no word of it is lost and no link leaves this site", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ab*[]()/-\n 1.#ش") }), (text) => {
      const pieces = blocksOf(text).flatMap((block) =>
        (block.type === "list" ? block.items : block.lines).flat(),
      );
      const shown = pieces.map((piece) => piece.text).join("");
      for (const letter of "abش")
        expect(shown.split(letter).length).toBeLessThanOrEqual(text.split(letter).length);
      for (const piece of pieces) if (piece.type === "link") expect(piece.to).toMatch(/^\/[^/\\]/);
    }),
  );
});

test("read aloud, an answer is its words without marks and addresses", () => {
  expect(plainOf("**Olaya**: 5 SAR\n\n1. Kabsa [details](/dishes/3)\n2. Rice")).toBe(
    "Olaya: 5 SAR\nKabsa details\nRice",
  );
});
