import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { knownForm } from "./filipino-verbs";
import { languageIn } from "./language";

const { lastOf } = sampleTalk();

test.each([
  ["ibawas", "bawasan"],
  ["tinanggal", "tanggalin"],
  ["ideliver", "deliver"],
  ["hahanapin", "hanap"],
])("«%s» is a form of the verb of «%s»", (word, form) => expect(knownForm(word)).toBe(form));

test.each(["sinigang", "inasal", "pinakbet", "ginataan", "malaz"])("«%s» is no verb", (word) =>
  expect(knownForm(word)).toBeUndefined(),
);

test("one of several is taken off in any form of the verb", () => {
  const order = ["3 adobo tsaka 2 sinigang", "ibawas mo isang adobo"] as const;
  expect(lastOf(...order)).toMatchObject({ dish: "adobo", quantity: 2 });
});

test.each([
  ["paano ka kumikita?", { kind: "cannot", subject: "commission" }],
  ["scam ba to", { kind: "cannot", subject: "trust" }],
  ["sino may ari nito", { kind: "help" }],
  ["gusto ko po ng lutong pinoy", { dish: "pinoy" }],
  ["ano ba masarap na hapunan", { kind: "suggest" }],
])("«%s» is understood", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test("another dish is asked for, known or not, and the weather is none", () => {
  expect(lastOf("magkano adobo", "eh lumpia")).toMatchObject({ dish: "lumpia" });
  for (const said of ["and sisig?", "what about bulalo?"])
    expect(lastOf("adobo price", said).kind).toBe("price");
  expect(lastOf("adobo price", "and the weather?").kind).toBe("offTopic");
});

test("what may be Hindi by itself goes on in Filipino, and not the other way", () => {
  expect(languageIn(["may lechon ba kayo", "eh crispy pata"])).toBe("tl");
  expect(languageIn(["burger kitne ka hai", "naan ka price"])).toBe("ur");
});

test.each([
  [["2 adobo po", "san app po"], { kind: "price", dish: "adobo", quantity: 2 }],
  [
    ["1 chicken inasal", "sama mo na din turon"],
    { dish: "chicken inasal", other: { dish: "turon" } },
  ],
  [["san po maganda kumain sa olaya", "ung mura lng po"], { kind: "suggest", deliverTo: "olaya" }],
  [["bat ang mahal sa platform a"], { kind: "cannot", subject: "dearer" }],
  [["d ko gusto ng lentil"], { without: ["lentil"] }],
  [["kabsa", "pang 6 po kmi"], { dish: "kabsa", people: 6 }],
  [["magkano biryani", "mura ba yung 45"], { dish: "biryani", maxTotal: 45, quantity: null }],
  [["magkano biryani", "yung 3 na"], { dish: "biryani", quantity: 3 }],
  [["adobo sa bahay manila", "wala ba silang lumpia"], { dish: "lumpia" }],
])("%j goes on", (said, asked) => expect(lastOf(...said)).toMatchObject(asked));

test.each([
  ["boss pa order nmn ng lunch pang 5", { kind: "suggest", people: 5 }],
  ["gano kadalas ina-update presyo nyo", { kind: "cannot", subject: "trust" }],
  ["kilala mo ba ako", { kind: "recall" }],
  ["nakakasawa na manok", { without: ["chicken"] }],
])("«%s» is heard", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test.each([
  [["san ba kayo kumukuha ng presyo"], { kind: "about" }],
  [["pano pag mali"], { kind: "cannot", subject: "wrongPrice" }],
  [["50 lng budget q pang dlwa na"], { maxTotal: 50, people: 2 }],
  [["adobo sa bahay manila", "pag sa malaz?"], { dish: "adobo", area: "malaz" }],
  [["magkano adobo", "kahit lumpia na lang"], { kind: "price", dish: "lumpia" }],
  [["magkano adobo", "kahit ano na lang"], { kind: "suggest", dish: "" }],
  [["bawal sa asawa ko ang gluten"], { facts: [{ text: "asawa ko hindi kumakain ng gluten" }] }],
])("%j is heard as Filipino says it", (said, asked) =>
  expect(lastOf(...said)).toMatchObject(asked),
);

test("what asks again behind a word that asks adds nothing, and alone it is what asks", () => {
  expect(lastOf("ano ba pinakamura sa bahay manila")).toMatchObject({ kind: "restaurant" });
  expect(lastOf("adobo", "kasya ba sa 6?")).toMatchObject({ subject: "serves" });
});

test.each([
  [["magkano chicken inasal", "cge b nlng"], { dish: "chicken inasal", platforms: ["platform_b"] }],
  [["shawarma", "ung di lalampas 20"], { dish: "shawarma", maxTotal: 20 }],
  [["ilang minuto b bago dumating"], { kind: "cannot", subject: "deliveryTime", city: "" }],
])("%j is short for what is said", (said, asked) => expect(lastOf(...said)).toMatchObject(asked));
