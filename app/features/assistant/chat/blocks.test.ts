import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceLink } from "../choice-link";
import { blocksOf, directionOf, plainOf } from "./blocks";

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
      for (const piece of pieces)
        if (piece.type === "link") expect(piece.to).toMatch(/^\/(?![/\\])/);
    }),
  );
});

test("read aloud, an answer is its words without marks and addresses", () => {
  expect(plainOf("**Olaya**: 5 SAR\n\n1. Kabsa [details](/dishes/3)\n2. Rice")).toBe(
    "Olaya: 5 SAR\nKabsa details\nRice",
  );
});

test("an answer runs in the direction of its plain words, whatever the names in it are written in", () => {
  const arabic =
    "الأرخص:\n\n- **Burger Al Hara**: 24.50 ر.س على **Platform A** [التفاصيل](/dishes/1)";
  const english = "Cheapest:\n\n- **قدور الديرة**: SAR 24.50 on Platform A [details](/dishes/1)";
  expect(directionOf(blocksOf(arabic))).toBe("rtl");
  expect(directionOf(blocksOf(english))).toBe("ltr");
});

test("what can be chosen says the words its link carries, whatever else is in them", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (say) => {
      const words = say.replace(/[\s()[\]%&#+]+/g, " ").trim();
      fc.pre(words !== "");
      const [block] = blocksOf(`- ${choiceLink("one", say)}`);
      expect(block).toEqual({
        type: "list",
        items: [[{ type: "choice", text: "one", say: words }]],
      });
    }),
  );
});
