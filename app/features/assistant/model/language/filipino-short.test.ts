import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { wholeWord, withWholeWords } from "./filipino-short";
import { languageOf } from "./language";
import { voiceIn } from "./voice";

const { lastOf, names } = sampleTalk();

test.each([
  ["nmin", "namin"],
  ["kme", "kami"],
  ["ngaun", "ngayon"],
  ["bkas", "bukas"],
  ["d2", "dito"],
  ["kyong", "kayong"],
  ["gs2", "gusto"],
])("the letters that «%s» leaves out are those of «%s»", (short, whole) =>
  expect(wholeWord(short)).toBe(whole),
);

test.each(["tag", "pcs", "sar", "med", "mcdo", "pizza", "bulalo", "kbsa", "xl", "boss", "bago"])(
  "«%s» is short for no word of Filipino",
  (word) => expect(wholeWord(word)).toBeUndefined(),
);

test.each([
  ["pwede b cod", "pwede ba cod"],
  ["sa b na", "sa b na"],
  ["hm lahat2", "hm lahat lahat"],
  ["sige b na lang", "sige b na lang"],
  ["wala b sa a", "wala ba sa a"],
  ["kumain s olaya", "kumain sa olaya"],
  ["d ako kumakain", "di ako kumakain"],
  ["meronpo sa malaz", "meron po sa malaz"],
  ["adobo sa Bahay Manila", "adobo sa Bahay Manila"],
])("«%s» is read as «%s»", (said, read) => expect(withWholeWords(said, names())).toBe(read));

test.each([
  ["pwd b cod", "tl"],
  ["adobo din sa bahay manila", "tl"],
  ["pcs and med", "en"],
  ["eh what is this", "en"],
  ["wala b kyong pares", "tl"],
  ["pwd pa deliver s sulaimaniyah", "tl"],
  ["yeh kya hai", "hi"],
])("«%s» is written in %s", (said, language) =>
  expect(languageOf(said).replace("ur", "hi")).toBe(language),
);

test("what each pays is shared by all, however short it is written", () => {
  const read = lastOf("tag 30 lng budget nmin 4 kme");
  expect(read).toMatchObject({ maxEach: 30, maxTotal: 120, people: 4 });
});

test("a dish is made a verb, and what is done with it is none", () => {
  expect(lastOf("gusto ko mag pizza")).toMatchObject({ dish: "pizza" });
  expect(lastOf("mag shawarma nlng tau 3")).toMatchObject({ dish: "shawarma", quantity: 3 });
  expect(lastOf("pwede ba mag order dito").kind).toBe("cannot");
});

test("anything, if only it is cheap, is no pasta", () => {
  expect(lastOf("kahit ano basta mura")).toMatchObject({ kind: "suggest", dish: "" });
  expect(lastOf("isang pasta po")).toMatchObject({ dish: "pasta" });
});

test("who avoids something too avoids it, and what is asked behind that is no part of it", () => {
  const facts = [{ kind: "dislike", text: "di rin ako kumakain ng baboy" }];
  expect(lastOf("di rin ako kumakain ng baboy").facts).toMatchObject(facts);
  const asked = lastOf("ayoko ng maanghang ano pwede sa indian");
  expect(asked).toMatchObject({ dish: "indian", facts: [{ text: "ayoko ng maanghang" }] });
});

test("an unknown dish that is ordered is looked for", () => {
  expect(lastOf("pa order ng 3 chickenjoy")).toMatchObject({ query: "chickenjoy", quantity: 3 });
  expect(lastOf("baka po may bulalo").query).toBe("bulalo");
  expect(lastOf("kumain na ako sa bahay").query).toBe("");
});

test("a dish that only Filipinos name is asked for in Filipino, where nothing says otherwise", () => {
  expect(voiceIn(["sinigang"], null)).toBe("tl");
  expect(voiceIn(["sinigang"], "en")).toBe("en");
  expect(voiceIn(["how much is the sinigang"], null)).toBe("en");
  expect(voiceIn(["burger"], null)).toBe("en");
});
