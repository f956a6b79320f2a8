import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { tellsPrice } from "./price-told";

const { lastOf } = sampleTalk();

test.each([
  "لقيت البرقر ب ٢٨ في المنصة ب",
  "أمس طلبته بـ32",
  "شريت كبسة لحم ب ٤٠ ريال",
  "دفعت ٤٠ على الكبسة",
  "صار سعره ب 25",
])("«%s» tells a price", (said) => expect(tellsPrice(said, false)).toBe(true));

test.each([
  "طلبت كبسة ب ٤٠ وابي ارخص",
  "لقيت كبسة ب 40 وين ارخص",
  "ابي كبسة ب ٤٠ ريال",
  "شاورما ب 20",
  "لقيت مطعم حلو",
  "طلبت برجر من المنصة ب",
])("«%s» does not", (said) => expect(tellsPrice(said, false)).toBe(false));

test("a price that is asked about is not told", () =>
  expect(tellsPrice("شريت شاورما ب ١٢ من عمو حمزة صح؟", true)).toBe(false));

test("what was paid is of the dish that is named, or was spoken of", () => {
  const told = { kind: "cannot", subject: "wrongPrice", maxTotal: null, quantity: null };
  expect(lastOf("امس طلبت شاورما دجاج من عمو حمزة ب 19 ريال من المنصة أ")).toMatchObject({
    ...{ ...told, dish: "شاورما دجاج", restaurant: "عمو حمزة" },
  });
  expect(lastOf("كم تشيز برجر من برجر الحارة", "امس طلبته بـ32")).toMatchObject({
    ...{ ...told, dish: "تشيز برجر", restaurant: "برجر الحارة" },
  });
});
