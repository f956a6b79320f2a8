import { expect, test } from "vitest";
import { platformMarks, platformsByName } from "./platform-words";
import { tokensAsSpoken, tokensOf } from "./tokens";

const NAMES = platformsByName({ platform_a: "Sahm Eats", platform_c: "توصيلة" });

/** The platform that a query names, and the words that are left of it. */
function saidIn(query: string) {
  const tokens = tokensOf(query);
  const [mark] = platformMarks(tokens, NAMES).sort((a, b) => b.end - b.start - (a.end - a.start));
  const isLeft = (_: unknown, at: number) => !mark || at < mark.start || at >= mark.end;
  const left = tokens.filter(isLeft).map(({ text }) => text);
  return [mark?.platform, left.join(" ")];
}

test.each([
  ["biryani on platform b", "platform_b", "biryani"],
  ["تشيز برجر على المنصة أ", "platform_a", "تشيز برجر"],
  ["butter chicken platform c par", "platform_c", "butter chicken"],
  ["پلیٹ فارم بی پر بریانی", "platform_b", "بریانی"],
  ["burger from sahm eats", "platform_a", "burger"],
  ["برجر من توصيلة", "platform_c", "برجر"],
])("%s", (query, platform, left) => {
  expect(saidIn(query)).toEqual([
    platform,
    tokensOf(left)
      .map(({ text }) => text)
      .join(" "),
  ]);
});

test.each([
  ["شاورما من هنقرستيشن", "شاورما"],
  ["burger from jahez", "burger"],
  ["برجر من جاهز", "برجر"],
])("%s: an app, and none that is known to be a platform", (query, left) => {
  expect(saidIn(query)).toEqual([undefined, left]);
});

test.each(["app", "اكل جاهز", "a burger", "بيتزا ب جبن"])("%s names no platform", (query) => {
  expect(platformMarks(tokensOf(query), NAMES)).toEqual([]);
});

test.each(["और बी पर?", "aur bi par", "اور بی پر؟"])(
  "«%s» names a platform by its letter alone",
  (said) => {
    const spoken = new Set(["hi", "hi-Latn", "ur"]);
    expect(platformMarks(tokensAsSpoken(said, spoken), platformsByName({}))).toMatchObject([
      { platform: "platform_b" },
    ]);
  },
);

test.each([
  ["hi", "बिरयानी प्लेटफ़ॉर्म A पर सस्ती है या B पर"],
  ["hi-Latn", "dosa platform A pe sasta hai ya B pe"],
  ["ur", "کرک پلیٹ فارم اے پر سستی ہے یا بی پر"],
  ["tl", "mas mura ba sa platform A kesa sa B ang halo-halo"],
])("%s: «%s» names the second by its letter", (language, said) => {
  const marks = platformMarks(tokensAsSpoken(said, new Set([language])), platformsByName({}));
  const named = new Set(marks.flatMap(({ platform }) => platform ?? []));
  expect([...named]).toEqual(["platform_a", "platform_b"]);
});

test.each([
  ["hi-Latn", "C pe kitne ka hai dosa", ["platform_c"]],
  ["ur", "بریانی کیرلا پیلس B پر", ["platform_b"]],
  ["tl", "sa C magkano adobo", ["platform_c"]],
  ["hi-Latn", "vitamin c wala juice", []],
  ["tl", "adobo b", []],
])(
  "%s: «%s» names a platform by a letter where a word of place stands",
  (language, said, platforms) => {
    const marks = platformMarks(tokensAsSpoken(said, new Set([language])), platformsByName({}));
    expect(marks.flatMap(({ platform }) => platform ?? [])).toEqual(platforms);
  },
);
