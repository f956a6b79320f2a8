import { afterAll, describe, expect, test } from "vitest";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { openSample } from "~tests/support/sample-database";
import { momentOf, timeSaid } from "./said-time";

/** Saturday 14 March 2026, four in the afternoon in Riyadh. */
const NOW = Date.UTC(2026, 2, 14, 13);

function told(message: string, now = NOW): string | null {
  const { when } = timeSaid(message);
  return when && momentOf(when, now);
}

test.each([
  ["cheapest dinner tonight", "2026-03-14T22:20"],
  ["عشا الليله", "2026-03-14T22:20"],
  ["something to eat this evening", "2026-03-14T22:20"],
  ["dinner at 9 pm", "2026-03-15T21:00"],
  ["ideas for this afternoon", "2026-03-15T16:00"],
  ["dinner tomorrow night", "2026-03-15T21:00"],
])("at twenty past ten in the evening: %s", (message, at) => {
  expect(told(message, Date.UTC(2026, 2, 14, 19, 20))).toBe(at);
});

describe("a time that a message names", () => {
  test.each([
    ["what about at 10 pm?", "2026-03-14T22:00"],
    ["how much tomorrow night", "2026-03-15T21:00"],
    ["kabsa at 7:30pm", "2026-03-14T19:30"],
    ["at 9", "2026-03-14T21:00"],
    ["tomorrow at 9", "2026-03-15T21:00"],
    ["at 10 am", "2026-03-15T10:00"],
    ["at 23:15", "2026-03-14T23:15"],
    ["12 am", "2026-03-15T00:00"],
    ["at 12 pm tomorrow", "2026-03-15T12:00"],
    ["at midnight", "2026-03-15T00:00"],
    ["رات بارہ بجے", "2026-03-15T00:00"],
    ["रात साढ़े आठ बजे", "2026-03-14T20:30"],
    ["rat ko gyarah baje", "2026-03-14T23:00"],
    ["on friday night", "2026-03-20T21:00"],
    ["on saturday at 8 pm", "2026-03-14T20:00"],
    ["tonight", "2026-03-14T21:00"],
    ["tomorrow", "2026-03-15T16:00"],
    ["طيب الساعة ١٠ مساءً؟", "2026-03-14T22:00"],
    ["لو طلبت الساعة عشر ونص", "2026-03-14T22:30"],
    ["بكرة الليل", "2026-03-15T21:00"],
    ["وبكرة الظهر؟", "2026-03-15T13:00"],
    ["الليلة", "2026-03-14T21:00"],
    ["والساعة ١٠ الليل؟", "2026-03-14T22:00"],
    ["وبالليل؟", "2026-03-14T21:00"],
    ["وبكرة الليل؟", "2026-03-15T21:00"],
    ["ويوم الجمعة العصر؟", "2026-03-20T16:00"],
    ["يوم الجمعة العصر", "2026-03-20T16:00"],
    ["raat 10 baje", "2026-03-14T22:00"],
    ["رات ۱۰ بجے", "2026-03-14T22:00"],
    ["रात १० बजे", "2026-03-14T22:00"],
    ["शाम को", "2026-03-14T19:00"],
    ["raat 3 baje", "2026-03-15T03:00"],
    ["الساعة ٢ بالليل", "2026-03-15T02:00"],
    ["الساعة 4 الفجر", "2026-03-15T04:00"],
    ["١٢ ونص الليل", "2026-03-15T00:30"],
    ["٩ إلا ربع الليل", "2026-03-14T20:45"],
    ["الساعة ١٢ إلا ربع بالليل", "2026-03-14T23:45"],
    ["نص الليل", "2026-03-15T00:00"],
    ["bukas ng gabi", "2026-03-15T21:00"],
    ["7 ng gabi", "2026-03-14T19:00"],
    ["Alas otso ng gabi", "2026-03-14T20:00"],
    ["sa Biyernes alas-8 ng gabi", "2026-03-20T20:00"],
    ["alas siyete y medya ng umaga", "2026-03-15T07:30"],
    ["ala una ng hapon", "2026-03-15T13:00"],
    ["alas-dose ng tanghali", "2026-03-15T12:00"],
    ["alas nuwebe", "2026-03-14T21:00"],
    ["dos ng madaling araw", "2026-03-15T02:00"],
    ["bukas 8 ng gabi", "2026-03-15T20:00"],
    ["bukas, alas otso ng gabi", "2026-03-15T20:00"],
  ])("%s → %s", (message, moment) => expect(told(message)).toBe(moment));

  test.each([
    "good night",
    "صباح الخير",
    "مساء النور، كم الكبسة؟",
    "breakfast under 20 riyals",
    "2 shawarma at 24 Karat",
    "kabsa at 40 riyals",
    "مطعم شام",
    "دكان 9",
    "दाम में क्या शामिल है",
    "बारात का खाना",
    "bukas ba sila?",
    "tres leches",
    "dos na burger",
    "dinner for 10 people",
    "",
  ])("%s names none", (message) => {
    expect(timeSaid(message)).toEqual({ when: null, rest: message });
  });

  test("the rest of the message stays as it was written, in its place", () => {
    const message = "كم كبسة دجاج الساعة ١٠ مساء من قدور الديرة";
    const { rest } = timeSaid(message);
    expect(rest).toHaveLength(message.length);
    expect(rest.split(/\s+/).join(" ")).toBe("كم كبسة دجاج من قدور الديرة");
  });
});

describe("names of the catalogue", () => {
  const db = openSample();
  afterAll(async () => (await db).destroy());

  test("are no times", async () => {
    const { restaurants, dishNames, neighbourhoods } = await freshCatalogue(await db);
    const all = [restaurants, dishNames, neighbourhoods].flatMap((named) =>
      [...named.values()].flatMap(({ name_ar, name_en }) => [name_ar ?? "", name_en ?? ""]),
    );
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((name) => timeSaid(name).when)).toEqual([]);
  });
});

test.each(["کل کتنے ہوئے؟", "kal kitne hue?"])(
  "«%s» is what it comes to, and not tomorrow",
  (said) => {
    expect(timeSaid(said).when).toBeNull();
  },
);

test.each([
  "कल मैंने वड़ा पाव 7 में लिया",
  "kal raat biryani 40 me mangwayi thi",
  "کل رات میں نے نان منگوایا تھا",
])("«%s» was yesterday, which no order is for", (said) => {
  expect(timeSaid(said).when).toBeNull();
});

test.each(["कल शाम के लिए बिरयानी", "kal raat ke liye biryani"])("«%s» is tomorrow", (said) => {
  expect(timeSaid(said).when?.days).toBe(1);
});
