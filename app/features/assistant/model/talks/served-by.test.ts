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
