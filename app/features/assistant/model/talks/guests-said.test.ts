import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("guests are people who eat", () => {
  test.each([
    ["عندي عزومة ٨ رجاجيل وش تنصحني فيه", 8],
    ["عندي عزيمة ٨ وش تنصحني", 8],
    ["عندي ٨ ضيوف وش اطلب لهم", 8],
    ["عندنا عزيمة عشر رجال وش تقترح", 10],
    ["جايني ٦ معازيم وش تقترح", 6],
    ["i have 8 guests what do you suggest", 8],
    ["we're having 6 guests, ideas?", 6],
    ["me and 3 friends, what should we eat", 4],
    ["myself and 2 guests, any ideas", 3],
    ["میرے گھر 8 مہمان ہیں کیا منگواؤں", 8],
    ["मेरे घर 8 मेहमान आ रहे हैं क्या मंगाऊँ", 8],
    ["ghar pe 8 mehman hain kya mangwaun", 8],
    ["may walong bisita ako, ano ang mairerekomenda mo?", 8],
    ["i have 3 kids and my wife, what can i feed everyone with around 120", 5],
    ["we're a couple with two kids, 140 max", 4],
    ["feeding a crowd of 20 tomorrow, ideas?", 20],
    ["we're on a tight budget, 2 adults 3 children", 5],
    ["آج افطاری میں دس لوگ ہیں، بجٹ تین سو", 10],
    ["hapunan namin 2", 2],
    ["my roommate and I have 45", 2],
    ["me and my wife have 45", 2],
    ["dinner around 40 for two", 2],
    ["main aur mera dost, hamare paas 45 hain", 2],
    ["aaj 5 dost aa rahe hai, 150 riyal me kya mangwau", 5],
  ])("%s", (said, people) => {
    expect(lastOf(said)).toMatchObject({ kind: "suggest", people, quantity: null });
    expect(lastOf(said).left).not.toMatch(/عند|جاي|عز|ضيوف|رجا|having/);
  });
});

test.each([
  ["٨ حبات شاورما", 8],
  ["عندي عزومة ابي ٣ كبسة دجاج", 3],
  ["having 2 cheeseburgers", 2],
  ["عندي ٥٠ ريال وش آكل", null],
  ["what can u get me for 25", null],
  ["how many can it feed, the family box", null],
])("«%s» counts no guests", (said, quantity) => {
  expect(lastOf(said)).toMatchObject({ people: null, quantity });
});

test.each(["dinner for 4 in Yasmin under 150", "dinner for 4 near Yasmin"])(
  "who eats is told before where: %s",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "suggest", people: 4, area: "Yasmin" }),
);

test("«4 whole» after how many eat counts what is ordered", () => {
  const said = ["12 ppl at office, chicken kabsa whole", "ok 4 whole then"];
  expect(lastOf(...said)).toMatchObject({ quantity: 4, people: null });
});

test("«the cheaper one» of a list for six is no meal for one", () => {
  expect(lastOf("kabsa for 6 under 200", "the cheaper one")).toMatchObject({ people: 6 });
});

describe("what each of them pays is paid for all", () => {
  test.each([
    [["need to feed 10 workers, 15 riyals each"], 10, 150],
    [["need to feed 10 workers, 15 riyals each", "what if 20 riyals each"], 10, 200],
    [["dinner for me and my 2 roommates, 20 each", "we'll be 5"], 5, 100],
    [["حنا ٤ و٢٥ ريال لكل واحد"], 4, 100],
    [["hum teen dost hain, har ek ke paas 30 riyal", "kuch teekha"], 3, 90],
    [["हम चार दोस्त हैं, हर एक के पास २५ रियाल हैं"], 4, 100],
    [["lima kami, tig-30 kami, ano pwede"], 5, 150],
    [["office ke 15 log, per head 20"], 15, 300],
  ])("%s", (said, people, maxTotal) =>
    expect(lastOf(...said)).toMatchObject({ kind: "suggest", people, maxTotal }),
  );

  test("what everyone eats of is paid for all", () =>
    expect(lastOf("we are 5, what can i feed everyone with around 120")).toMatchObject({
      ...{ people: 5, maxTotal: 120 },
    }));

  test("a limit for all that follows is one for all", () =>
    expect(lastOf("we are 4, 15 riyals each", "make it 80 in total")).toMatchObject({
      maxTotal: 80,
    }));
});

test.each([
  [["कम तीखा और हल्का कुछ"], { dish: "light", without: ["spicy"] }],
  [["दो बच्चों के लिए कुछ मीठा 30 में"], { dish: "sweets", people: 2, maxTotal: 30 }],
  [["ميزانيتي ٦٠ وأنا وخويي", "زودها لـ٨٠"], { people: 2, maxTotal: 80 }],
  [["party ng anak ko, 20 na bata, 500 budget", "wala sanang maanghang"], { without: ["spicy"] }],
  [["no dairy breakfast for 2"], { dish: "breakfast", without: ["dairy"], people: 2 }],
  [["50 riyals lang, para sa dalawang tao, rice meal sana"], { people: 2, maxTotal: 50 }],
])("%s: what is wished", (said, ask) =>
  expect(lastOf(...said)).toMatchObject({ kind: "suggest", ...ask }),
);
