import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatAge, formatMoney } from "~/i18n/format";
import { LANGUAGE_CODES, type Language } from "~/i18n/languages";
import { PriceGuard } from "./price-guard";
import { textsIn } from "./say/texts";

const RESULT = {
  understood: { quantity: 2, people: 4, maxTotal: 30 },
  matches: [
    {
      restaurant: {
        id: "14",
        name_ar: "شاورما 77",
        name_en: "Shawarma 77",
        link: "/restaurants/14",
      },
      dish: {
        id: "115",
        name_ar: "وجبة بروست 8 قطع",
        name_en: "8 Piece Broast Meal",
        link: "/dishes/115",
      },
      ranked: [
        {
          platform: "platform_b",
          total: 36.5,
          itemPrice: 26.5,
          deliveryFee: 10,
          vat: 0,
          ageDays: 12,
        },
        {
          platform: "platform_a",
          total: 1190,
          itemPrice: 1180,
          deliveryFee: 10,
          vat: 0,
          ageDays: 3,
        },
      ],
      savings: 4.5,
      distanceM: 719,
    },
  ],
};

function said(text: string, size = 3, voice: Language = "en"): { text: string; replaced: number } {
  const guard = new PriceGuard(voice);
  guard.see(RESULT);
  let sent = "";
  for (let at = 0; at < text.length; at += size) sent += guard.push(text.slice(at, at + size));
  return { text: sent + guard.end(), replaced: guard.replaced };
}

test.each(LANGUAGE_CODES)(
  "%s: how old a price is and what points it earns are no amounts",
  (language) => {
    const minute = 60_000;
    const ages = [1, 4, 16, 59].flatMap((n) =>
      [minute, 60 * minute, 1440 * minute].map((unit) => n * unit),
    );
    const { talk } = textsIn(language);
    for (const word of ["price", "total", "سعر", "قیمت", "दाम", "presyo"])
      for (const age of [...ages, 400 * 1440 * minute]) {
        const text = `${word}, ${formatAge(0, age, language)}`;
        expect(said(text)).toEqual({ text, replaced: 0 });
      }
    const text = talk("standing.earn", { snapshot: 10, confirmation: 1 });
    expect(said(text)).toEqual({ text, replaced: 0 });
  },
);

test.each(LANGUAGE_CODES)(
  "%s: the person's own limit is said as the catalogue says it",
  (language) => {
    const catalogue = JSON.parse(readFileSync(`locales/${language}/assistant.json`, "utf8"));
    const { limit, nothing, note, similar } = catalogue;
    for (const words of [limit.upTo, nothing.overBudget, note.budget, similar.overBudget]) {
      const text = words
        .replace("{{amount}}", formatMoney(3000, language))
        .replace("{{dish}}", "Burger");
      expect(said(text)).toEqual({ text, replaced: 0 });
    }
  },
);

test.each(LANGUAGE_CODES)(
  "%s: how far two totals are apart is said as the catalogue says it",
  (language) => {
    const { compare } = JSON.parse(readFileSync(`locales/${language}/assistant.json`, "utf8"));
    for (const words of [compare.cheaper, compare.cheaperDish]) {
      const text = words.replace("{{amount}}", formatMoney(115350, language));
      expect(said(text)).toEqual({ text, replaced: 0 });
    }
  },
);

test.each([
  "Platform A is cheaper by SAR 1153.50.",
  "Platform B is dearer by SAR 1153.50.",
  "المنصة الأولى أرخص بفرق 1153.50 ريال.",
  "المنصة الأولى أرخص بـ 1153.50 ريال.",
  "پلیٹ فارم اے SAR 1153.50 سستا ہے۔",
  "وہ ایپ SAR 1153.50 سستی ہے۔",
  "प्लेटफ़ॉर्म ए SAR 1153.50 सस्ता है।",
  "वह ऐप SAR 1153.50 सस्ती है।",
  "Mas mura nang SAR 1153.50 sa Platform A.",
])("how far two totals are apart may be worded as anybody would: %s", (text) => {
  expect(said(text)).toEqual({ text, replaced: 0 });
});

test.each(["The price is SAR 1153.50.", "Platform A is cheaper by SAR 1153."])(
  "what two totals are not apart, or is not said to be that, is no such amount: %s",
  (text) => {
    expect(said(text).replaced).toBe(1);
  },
);

describe("what tools gave is sent letter for letter, in pieces of any size", () => {
  test.each([
    "The total is 36.50 SAR on Platform B, 4.5 SAR less than elsewhere.",
    "الإجمالي 36.5 ر.س والتوصيل ١٠ ريال، وتوفر 4.50 ريال.",
    "المجموع ٣٦٫٥ ريال عند شاورما 77، شافها الناس قبل 12 يوم.",
    "SAR 36.50 (verified, 12 days ago) [link](/dishes/115)",
    "The whole lamb is 1,190 SAR.",
    "It is thirty-six and a half riyals.",
    "ستة وثلاثين ريال ونص",
    "36 ريال و50 هللة",
    "Under 30 SAR I found one.",
    "وجبة بروست 8 قطع سعرها 36.5 ريال",
    "The price of 8 Piece Broast Meal: 36.5 SAR, for 4 people, 719 m away.",
    "1. Shawarma 77\n2. Another\nOpen 24/7, from 8:30.",
    "World Cup 2034 is in Riyadh, and 2030 comes first.",
    "وفِّر من 2024، والسعر من سنة 2025.",
    "They open at 11 am and close الساعة 12 بالليل.",
    "**برجر الديرة**، برجر، 3 فروع، يبعد 3.8 كم.",
    "بروست وبرجر: 12 يوم، و719 م.",
    "لأربعة أشخاص: 2 × 36.5 ر.س",
    "Hello! How can I help?",
    "أهلًا! كيف أقدر أساعدك؟",
  ])("%s", (text) => {
    for (const size of [1, 2, 7, 1000]) expect(said(text, size)).toEqual({ text, replaced: 0 });
  });
});

describe("what no tool gave is never sent", () => {
  test.each([
    ["It costs 25 SAR there.", /25/],
    ["It costs 25 there.", /25/],
    ["سعرها ٢٥ ريال", /٢٥/],
    ["سعرها خمسة وعشرين ريال", /خمسة وعشرين/],
    ["about twenty-five riyals", /twenty-five/],
    ["SAR25 only", /25/],
    ["**25** ريال", /25/],
    ["2\u200b5 SAR", /2\u200b?5/],
    ["２５ SAR", /２５/],
    ["२५ riyal", /२५/],
    ["a total of $25", /25/],
    ["بريالين", /بريالين/],
    ["one hundred nineteen riyals", /hundred/],
    ["30 SAR in all", /30/],
    ["You save 99 with it", /99/],
    ["36.51 SAR", /36\.51/],
    ["It's 25.", /25/],
    ["التوصيل 5 ريال و50 هللة", /5 ريال/],
    ["36 ريال", /36/],
    ["365 SAR", /365/],
    ["خمسة ريال", /خمسة/],
    ["بـ 25 على المنصة", /25/],
    ["it costs 2000 there", /2000/],
    ["2025 SAR", /2025/],
  ])("%s", (text, amount) => {
    for (const size of [1, 4, 1000]) {
      const answer = said(text, size);
      expect(answer.text).not.toMatch(amount);
      expect(answer.replaced).toBeGreaterThan(0);
    }
  });
});

test("the replacement is in the language of the answer", () => {
  expect(said("سعرها 25 ريال", 3, "ar").text).toBe("سعرها (مبلغ ما أقدر أؤكّده)");
  expect(said("It costs 25 SAR.").text).toBe("It costs (an amount I can’t confirm).");
  expect(said("Ito ay SAR 25.", 3, "tl").text).toBe("Ito ay (halagang hindi ko makumpirma).");
});

test("words come through at once where no number is near", () => {
  const guard = new PriceGuard("en");
  expect(guard.push("Let me look ")).toBe("Let me look ");
  expect(guard.push("that up")).toBe("that ");
  expect(guard.end()).toBe("up");
});

test("an amount is judged though the currency before it has gone out with the word it is written onto", () => {
  expect(said("السعر:ريال 45 تقريبا والباقي بعدين", 1).text).not.toContain("45");
  expect(said("Price=SAR 45 or so, and then the rest", 1).text).not.toContain("45");
});

test("an amount is said of nothing but what it is of", () => {
  const price = (platform: string, total: number) => ({ platform, platformName: null, total });
  const match = (name: string, dish: string, ...ranked: object[]) => ({
    restaurant: { name_ar: null, name_en: name },
    dish: { name_ar: null, name_en: dish },
    ranked,
  });
  const found = {
    matches: [
      match("Hamza", "Kabsa", price("platform_a", 30), price("platform_b", 35)),
      match("Rakwa", "Latte", price("platform_a", 18)),
    ],
  };
  const said = (text: string) => {
    const guard = new PriceGuard("en");
    guard.see(found);
    return guard.push(text) + guard.end();
  };
  for (const true_ of [
    "Kabsa at Hamza is SAR 30 on Platform A.",
    "- Platform A: SAR 30\n- Platform B: SAR 35",
    "Hamza: SAR 30 on Platform A instead of SAR 35 on Platform B.",
    "It is SAR 18 at Rakwa.",
    "the cheapest is 35 riyals",
  ])
    expect(said(true_)).toBe(true_);
  for (const false_ of [
    "Kabsa at Hamza is SAR 35 on Platform A.",
    "Kabsa at Rakwa is SAR 30.",
    "The Latte is SAR 30.",
    "- Platform B: SAR 18",
  ])
    expect(said(false_)).toContain("can’t confirm");
});

test.each([
  ["The cheapest is **Shawarma 77**, by SAR 1,153.50, delivery included:", 0],
  ["The cheapest is **Shawarma 77**, by SAR 1,150.00, delivery included:", 1],
  ["It costs SAR 1,153.50 there.", 1],
  ["The cheapest is SAR 1,153.50 there.", 1],
])("how far two totals are apart is said as that alone: %s", (text, replaced) => {
  expect(said(text).replaced).toBe(replaced);
});
