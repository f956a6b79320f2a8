import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["do you have anything with mushrooms", "mushrooms"],
  ["do you have mushroom?", "mushroom"],
  ["anything with eggplant", "eggplant"],
  ["أي شي فيه جبن", "جبن"],
  ["عندكم شي بالمشروم", "المشروم"],
  ["पनीर की कोई सब्ज़ी है?", "paneer"],
  ["paneer ki koi sabzi hai?", "paneer"],
])("«%s» asks for what is called so", (said, dish) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, without: [] });
});

test.each([
  ["does steak yard have mushroom soup", "mushroom soup", "steak yard"],
  ["does kerala palace have garlic naan?", "garlic naan", "kerala palace"],
])("«%s» asks for a dish, and not what is in one", (said, dish, restaurant) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, restaurant });
});

test.each([
  "does the kunafa have nuts?",
  "is there mushroom in the burger?",
  "do you have nuts in the baklava",
  "هل البرجر فيه بصل؟",
])("«%s» asks what is in it", (said) => expect(lastOf(said).kind).toBe("inside"));

test("a vegetable dish of no other food is one without meat", () =>
  expect(lastOf("koi sabzi wali dish hai?").without).toEqual(["vegetarian"]));

test("with what may be spent, ideas with it are wanted", () =>
  expect(lastOf("lunch for 5, budget 150 riyals, something with rice").kind).toBe("suggest"));
