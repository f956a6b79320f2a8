import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "~tests/support/any-text";
import { NameIndex } from "./name-index";

function indexOf(...names: string[]): NameIndex<string> {
  const index = new NameIndex<string>();
  for (const name of names) index.set(name, [name]);
  return index;
}

const restaurants = indexOf(
  "عمو حمزة",
  "Steak House",
  "مطعم الوادي الهندي",
  "شاورما الريف",
  "كودو",
  "حلويات سعد الدين",
  "قصر الكباب",
  "Golden Spoon",
  "مخبز القرية",
  "بيت المشويات",
  "Burger Factory",
  "مقهى ليالي الشتاء",
  "السدحان للأسماك",
  "برج الطعم",
  "فلافل الركن الأخضر",
  "كي اف سي",
  "Mood Ritual",
);

describe("one name, written in other ways", () => {
  test.each([
    ["Amo Hamza", "عمو حمزة"],
    ["3mo 7amza", "عمو حمزة"],
    ["AmmoHamza", "عمو حمزة"],
    ["حمزه عمو", "عمو حمزة"],
    ["عَمّو حَمـــزة", "عمو حمزة"],
    ["عموحمزة", "عمو حمزة"],
    ["am ohamza", "عمو حمزة"],
    ["ستيك هاوس", "Steak House"],
    ["steakhouse", "Steak House"],
    ["Indian Valley Restaurant", "مطعم الوادي الهندي"],
    ["al wadi al hindi", "مطعم الوادي الهندي"],
    ["shawerma al reef", "شاورما الريف"],
    ["Kudu", "كودو"],
    ["کودو", "كودو"],
    ["Saadeddin sweets", "حلويات سعد الدين"],
    ["Kebab Palace", "قصر الكباب"],
    ["الملعقة الذهبية", "Golden Spoon"],
    ["goldn spon", "Golden Spoon"],
    ["Village Bakery", "مخبز القرية"],
    ["grill house", "بيت المشويات"],
    ["برقر فاكتوري", "Burger Factory"],
    ["مصنع البرجر", "Burger Factory"],
    ["winter nights cafe", "مقهى ليالي الشتاء"],
    ["alsadhan fish", "السدحان للأسماك"],
    ["green corner falafel", "فلافل الركن الأخضر"],
    ["KFC", "كي اف سي"],
    ["moodritual", "Mood Ritual"],
  ])("%s is %s", (query, name) => {
    const [best] = restaurants.search(query);
    expect(best?.name).toBe(name);
    expect(best?.score).toBeGreaterThan(0.7);
  });
});

describe("what is nowhere", () => {
  test.each([
    "asdfgh",
    "قثصضغ",
    "😀🍔",
    "",
    " . ",
    "مطعم",
    "restaurant",
    "ماكدونالدز",
    "Pizza Hut",
  ])("%j finds nothing", (query) => expect(restaurants.search(query)).toEqual([]));

  test("a kind of food in common is not the restaurant", () => {
    for (const { score } of restaurants.search("burger king")) expect(score).toBeLessThan(0.8);
  });
});

describe("scores", () => {
  test("the whole name beats a part of it, and a part is found", () => {
    const index = indexOf("برجر كنج", "برجر كنج العليا");
    expect(index.search("burger king").map(({ id }) => id)).toEqual([
      "برجر كنج",
      "برجر كنج العليا",
    ]);
  });

  test("a word that means a whole phrase leaves the word beside it to its like", () => {
    const index = indexOf("شاي كرك", "دجاج شواية", "بخاري أبو داود");
    for (const query of ["شاهي كرك", "karak chai", "دجاجة شواية", "ابو داوود"])
      expect(index.search(query)[0]?.queryCoverage).toBeGreaterThan(0.9);
  });

  test("tell how much of each side is explained", () => {
    const [match] = restaurants.search("hamza");
    expect(match?.queryCoverage).toBeGreaterThan(0.9);
    expect(match?.nameCoverage).toBeLessThan(0.8);
  });

  test("of one id are those of the search", () => {
    const [match] = restaurants.search("amo hamza");
    expect(restaurants.score("amo hamza", "عمو حمزة")).toEqual(match);
    expect(restaurants.score("amo hamza", "nobody")).toBeUndefined();
    expect(restaurants.score("asdfgh", "كودو")?.score).toBe(0);
  });

  test("are never above what the words alone promise", () => {
    for (const query of [
      "Amo Hamza",
      "am ohamza",
      "kfc",
      "ice cream",
      "goldn spon",
      "مصنع البرجر",
    ]) {
      const [best] = restaurants.search(query, { minScore: 0 });
      expect(restaurants.upperBound(query)).toBeGreaterThanOrEqual(best?.score ?? 0);
    }
    expect(restaurants.upperBound("asdfgh")).toBe(0);
  });

  test("are never above it where letters are lost and spaces moved", () => {
    const names = [
      "Corn Biryani with Fish",
      "عمو حمزة للمشويات",
      "Saad Al Deen Sweets",
      "بيت الشاورما",
    ];
    const index = indexOf(...names);
    for (const name of names)
      for (let at = 1; at < name.length - 1; at++)
        for (const piece of ["", " ", name.charAt(at) + name.charAt(at)]) {
          const query = name.slice(0, at) + piece + name.slice(at + 1);
          const [best] = index.search(query, { minScore: 0.6 });
          expect(index.upperBound(query) + 1e-5, query).toBeGreaterThanOrEqual(best?.score ?? 0);
        }
  });

  test("are not promised by names that only begin alike", () => {
    const index = indexOf("Corn Biryani with Fish", "Fish Shawarma");
    expect(index.upperBound("corn biryani with fish yaqot town")).toBeLessThan(0.8);
  });

  test("a name is known by how it is written", () => {
    expect(restaurants.has("كودو")).toBe(true);
    expect(restaurants.has("kudu")).toBe(false);
  });

  test("heed the words an index calls generic", () => {
    const index = new NameIndex<number>({ generic: { حي: 0.1 } });
    index.set(1, ["حي النرجس"]);
    index.set(2, ["حي الملقا"]);
    expect(index.search("حي النرجس").map(({ id }) => id)).toEqual([1]);
  });
});

describe("the order", () => {
  const ordered = (query: string, ...names: string[]) =>
    indexOf(...names)
      .search(query, { minScore: 0 })
      .map(({ name }) => name);

  test("puts the name spelled as asked before one that means the same", () => {
    for (const names of [
      ["ملك البرجر", "Burger King"],
      ["Burger King", "ملك البرجر"],
    ])
      expect(ordered("burger king", ...names)).toEqual(["Burger King", "ملك البرجر"]);
  });

  test("puts the name whose other words sound more like the unknown ones first", () => {
    for (const names of [
      ["نجد الفسطاط", "نجد قرمزان"],
      ["نجد قرمزان", "نجد الفسطاط"],
    ])
      expect(ordered("najd garmadola", ...names)[0]).toBe("نجد قرمزان");
  });

  test("puts the name with all words of a phrase before one with a part of them that means the same", () => {
    expect(ordered("fish market", "سمك الخليج", "سوق السمك")[0]).toBe("سوق السمك");
    expect(ordered("fish market", "سوق السمك", "أسماك")).toContain("أسماك");
  });

  test("of two names that each are a word of the question, the one asked first", () => {
    expect(ordered("بنده الحمراء", "Al Hamra", "Panda")[0]).toBe("Panda");
    expect(ordered("الحمراء بنده", "Al Hamra", "Panda")[0]).toBe("Al Hamra");
    expect(ordered("الحمراء بنده", "Al Hamra", "Panda Al Hamra")[0]).toBe("Panda Al Hamra");
  });

  test("puts the name that has nothing but what is asked first", () => {
    expect(ordered("najd", "نجد الفسطاط", "نجد")).toEqual(["نجد", "نجد الفسطاط"]);
  });
});

describe("an index that changes", () => {
  test("forgets replaced and deleted names", () => {
    const index = indexOf("كودو", "هرفي");
    index.set("كودو", ["البيك", "Albaik"]);
    expect(index.search("kudu")).toEqual([]);
    expect(index.search("al baik")[0]?.id).toBe("كودو");
    index.delete("كودو");
    index.delete("nobody");
    expect(index.search("al baik")).toEqual([]);
    expect(index.size).toBe(1);
  });

  test("answers as one built afresh, whatever came and went", () => {
    const name = fc.constantFrom(
      "عمو حمزة",
      "Steak House",
      "ice cream palace",
      "بيت البرجر",
      "كي اف سي",
      "",
    );
    const step = fc.record({ id: fc.nat(5), names: fc.option(fc.array(name, { maxLength: 3 })) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), name, (steps, query) => {
        const changed = new NameIndex<number>();
        const last = new Map<number, string[]>();
        for (const { id, names } of steps) {
          if (names) changed.set(id, names);
          else changed.delete(id);
          if (names) last.set(id, names);
          else last.delete(id);
        }
        const fresh = new NameIndex<number>();
        for (const [id, names] of last) fresh.set(id, names);
        const scores = (index: NameIndex<number>) =>
          new Map(index.search(query, { minScore: 0 }).map((match) => [match.id, match.score]));
        expect(changed.size).toBe(fresh.size);
        expect(scores(changed)).toEqual(scores(fresh));
      }),
    );
  });

  test("takes any text for a name or a query", () => {
    const text = anyText(80);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), text, (names, query) => {
        const index = new NameIndex<number>();
        index.set(0, names);
        for (const { score } of index.search(query, { minScore: 0 })) {
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test("reads a question of a thousand words", () => {
    expect(() => restaurants.search("كودو شاورما ".repeat(500))).not.toThrow();
  });
});
