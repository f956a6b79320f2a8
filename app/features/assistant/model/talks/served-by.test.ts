import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["مطاعم الملقا", "مين عنده برجر فيهم؟", "برجر"],
  ["مين فاتح بالملقا", "حلا فيهم", "حلا"],
  ["أقرب المطاعم للملقا", "احد منهم يبيع قهوة؟", "قهوة"],
  ["بكم برجر", "ايهم عنده بطاطس؟", "بطاطس"],
  ["restaurants near Malqa", "which of them has fries", "fries"],
  ["restaurants near Malqa", "do any of them have dessert?", "dessert"],
  ["mga kainan malapit sa Malqa", "sino sa kanila ang may fries", "fries"],
])("which of several have something is asked of each: %s, %s", (first, said, dish) => {
  const ask = lastOf(first, said);
  expect(ask).toMatchObject({ kind: "price", dish, area: "", restaurant: "" });
  expect(ask.list).not.toBeNull();
});

test("what follows is asked of the same list", () =>
  expect(lastOf("مطاعم الملقا", "مين عنده برجر فيهم؟", "طيب حلا فيهم").list).toMatchObject({
    ...{ kind: "nearest", area: "الملقا" },
  }));

test.each([
  ["بكم برجر", "ابي اثنين منهم وبطاطس"],
  ["بكم برجر", "وش ارخص واحد فيهم"],
  ["بكم برجر من برجر الحارة", "عندهم بطاطس؟"],
  ["كم الحمص والتبولة", "ايهم ارخص"],
])("neither an order nor a comparison is: %s, %s", (first, said) =>
  expect(lastOf(first, said).list).toBeNull(),
);

test.each([
  ["which one is filipino there", "restaurants in batha", { dish: "filipino", area: "batha" }],
  ["ايهم هندي", "مطاعم في البطحا", { dish: "هندي", area: "البطحا" }],
  ["in mein se filipino konsa hai", "batha me restaurants", { dish: "filipino", area: "batha" }],
  ["alin dyan ang filipino", "mga restaurant sa batha", { dish: "filipino", area: "batha" }],
])("«%s» after the nearest asks for those that cook so", (said, before, asked) =>
  expect(lastOf(before, said)).toMatchObject({ ...asked, kind: "nearest" }),
);

test("a dish of that kitchen is priced there", () =>
  expect(lastOf("restaurants in batha", "which one has adobo")).toMatchObject({
    dish: "adobo",
    kind: "price",
  }));

test("what nobody knows is owned up to where it is to be beside what was asked for", () => {
  const said = lastOf("mutton biryani", "2 plate with raita how much total");
  expect(said).toMatchObject({ dish: "mutton biryani", quantity: 2, left: "raita" });
  const alone = lastOf("mutton biryani", "2 plate how much total");
  expect(alone).toMatchObject({ dish: "mutton biryani", quantity: 2, left: "" });
});

test.each([
  ["today very hot, want something cold", "cold"],
  ["الجو حار ابي شي بارد", "بارد"],
])("«%s»: the day is so, and no dish", (said, dish) =>
  expect(lastOf(said)).toMatchObject({ kind: "suggest", dish }),
);
test("what is to be hot is", () =>
  expect(lastOf("today i want hot chocolate")).toMatchObject({ dish: "hot chocolate" }));

test("of a dish in 8 pieces that in 4 is meant, with an and before it as well", () =>
  expect(lastOf("how much the broast 8 pcs", "and 4 pcs?")).toMatchObject({
    dish: "broast 4 piece",
    quantity: null,
  }));
