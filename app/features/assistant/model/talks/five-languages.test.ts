import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import type { Ask } from "../ask/ask";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** What of an ask is the same whatever language it is said in: all but the names, which are in the person's own words. */
function meantBy(ask: Ask) {
  const { kind, subject, focus, quantity, people, maxTotal, platforms, nth, dearest } = ask;
  if (kind === "cannot") return { kind, subject, maxTotal, city: ask.city !== "" };
  const named = {
    dish: ask.dish !== "",
    restaurant: ask.restaurant !== "",
    area: ask.area !== "",
    size: ask.size !== "",
  };
  const counts = linesOf(ask).map((line) => line.quantity ?? 1);
  const rest = { counts, platforms, nth, dearest, without: ask.without.length };
  return { kind, focus, quantity, people, maxTotal, ...named, ...rest };
}

/** The same said in Arabic, English, Urdu, Hindi (in its own letters and in Latin ones) and Filipino. */
type Said = readonly [string, string, string, string, string, string];

const OPENINGS: readonly Said[] = [
  [
    "كم شاورما دجاج من عمو حمزة؟",
    "how much is a chicken shawarma at Ammu Hamza?",
    "عمو حمزہ سے چکن شاورما کتنے کا ہے؟",
    "अम्मू हमज़ा का चिकन शावरमा कितने का है?",
    "ammu hamza ka chicken shawarma kitne ka hai?",
    "magkano ang chicken shawarma sa Ammu Hamza?",
  ],
  [
    "أرخص برجر في الملز",
    "cheapest burger in Malaz",
    "ملز میں سب سے سستا برگر",
    "मलाज़ में सबसे सस्ता बर्गर",
    "malaz mein sabse sasta burger",
    "pinakamurang burger sa Malaz",
  ],
];

/** What changes the question before, or asks something of it. */
const CHANGES: readonly (readonly [string, Said])[] = [
  [
    "on one app",
    [
      "وعلى المنصة ب؟",
      "and on platform B?",
      "اور پلیٹ فارم بی پر؟",
      "और प्लेटफ़ॉर्म बी पर?",
      "aur platform b pe?",
      "eh sa platform B?",
    ],
  ],
  [
    "for so many",
    [
      "حنا ستة أشخاص",
      "we are six people",
      "ہم چھ لوگ ہیں",
      "हम छह लोग हैं",
      "hum chhe log hain",
      "anim kami",
    ],
  ],
  [
    "at most so much",
    [
      "بأقل من 60 ريال",
      "under 60 riyals",
      "60 ریال سے کم میں",
      "60 रियाल से कम में",
      "60 riyal se kam mein",
      "hindi lalagpas sa 60 riyals",
    ],
  ],
  [
    "left out",
    ["بدون بصل", "without onions", "پیاز کے بغیر", "प्याज़ के बिना", "pyaz ke bina", "walang sibuyas"],
  ],
  [
    "the second",
    ["والثاني؟", "the second one?", "دوسرے والا؟", "दूसरे वाला?", "doosra wala?", "yung pangalawa?"],
  ],
  [
    "its delivery",
    [
      "وكم التوصيل؟",
      "how much is the delivery?",
      "ڈیلیوری فیس کتنی ہے؟",
      "डिलीवरी फ़ीस कितनी है?",
      "delivery fee kitni hai?",
      "magkano ang delivery fee?",
    ],
  ],
  [
    "its past",
    [
      "كان أرخص قبل؟",
      "was it cheaper before?",
      "پہلے سستا تھا کیا؟",
      "पहले सस्ता था क्या?",
      "pehle sasta tha kya?",
      "mas mura ba dati?",
    ],
  ],
];

const LANGUAGES = ["en", "ur", "hi", "hi-Latn", "tl"];

describe.each(OPENINGS)("%s", (...opening) => {
  const arabic = opening[0];

  test.each(LANGUAGES.map((language, at) => [language, opening[at + 1] ?? ""]))(
    "means the same in %s: %s",
    (_language, said) => {
      expect(meantBy(lastOf(said))).toEqual(meantBy(lastOf(arabic)));
    },
  );

  describe.each(CHANGES)("then %s", (_change, change) => {
    test.each(
      LANGUAGES.map((language, at) => [language, opening[at + 1] ?? "", change[at + 1] ?? ""]),
    )("means the same in %s: %s ⏎ %s", (_language, first, then) => {
      expect(meantBy(lastOf(first, then))).toEqual(meantBy(lastOf(arabic, change[0])));
    });
  });
});

/** What stands alone and asks nothing that is looked up by name. */
const ALONE: readonly Said[] = [
  [
    "كم نقاطي؟",
    "how many points do I have?",
    "میرے کتنے پوائنٹس ہیں؟",
    "मेरे कितने पॉइंट्स हैं?",
    "mere kitne points hain?",
    "ilan na ba ang points ko?",
  ],
  [
    "وش تعرف عني؟",
    "what do you know about me?",
    "میرے بارے میں کیا یاد ہے؟",
    "मेरे बारे में क्या याद है?",
    "mere bare mein kya yaad hai?",
    "ano ang natatandaan mo tungkol sa akin?",
  ],
  [
    "السعر غلط، دفعت 25 ريال",
    "the price is wrong, I paid 25 riyals",
    "قیمت غلط ہے، میں نے 25 ریال دیے تھے",
    "दाम ग़लत है, मैंने 25 रियाल दिए थे",
    "price galat hai, maine 25 riyal diye the",
    "mali ang presyo, 25 riyals ang binayad ko",
  ],
  [
    "أرخص شاورما في جدة",
    "cheapest shawarma in Jeddah",
    "جدہ میں سب سے سستا شاورما",
    "जेद्दा में सबसे सस्ता शावरमा",
    "jeddah mein sabse sasta shawarma",
    "pinakamurang shawarma sa Jeddah",
  ],
  [
    "أغلى شاورما",
    "most expensive shawarma",
    "سب سے مہنگا شاورما",
    "सबसे महँगा शावरमा",
    "sabse mehnga shawarma",
    "pinakamahal na shawarma",
  ],
  [
    "برجر على كل التطبيقات",
    "burger on all three apps",
    "تینوں ایپس پر برگر",
    "तीनों ऐप पर बर्गर",
    "teeno apps par burger",
    "burger sa lahat ng app",
  ],
];

test.each(ALONE.flatMap(([arabic, ...others]) => others.map((said) => [arabic, said] as const)))(
  "«%s» means what «%s» means",
  (arabic, said) => {
    expect(meantBy(lastOf(said))).toEqual(meantBy(lastOf(arabic)));
  },
);

/** What only tells something, with words in it that are like names of ours. */
const TOLD = [
  "mera bhai india se aaya hua hai",
  "aaj office mein bahut kaam tha yaar",
  "यार बाहर बारिश हो रही है",
  "मेरी बहन कल आने वाली है",
  "میرا بھائی پاکستان سے آیا ہوا ہے",
  "آج دفتر میں بہت کام تھا یار",
  "Dumating kapatid ko galing Pinas",
  "Grabe ang traffic kanina pauwi",
];

test.each(TOLD)("«%s» asks for nothing, and nothing is looked up", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "chat", dish: "", restaurant: "" });
});

test.each([
  "mujhe ab moongphali se allergy nahi hai",
  "मुझे अब मूँगफली से एलर्जी नहीं है",
  "مجھے مونگ پھلی والی الرجی اب نہیں ہے",
  "Hindi na ako allergic sa mani",
])("«%s» takes back what was told", (said) => {
  expect(lastOf(said).kind).toBe("forget");
});

test.each([
  ["mera ghar yasmin mein hai", "yasmin"],
  ["मेरा घर यासमीन में है", "यासमीन"],
  ["میرا گھر الیاسمین میں ہے", "الیاسمین"],
  ["Sa Yasmin ako nakatira", "Yasmin"],
])("«%s» tells where somebody lives", (said, place) => {
  const { facts } = lastOf(said);
  expect(facts).toMatchObject([{ kind: "place", text: expect.stringContaining(place) }]);
});

test.each([
  ["کوئی اچھی چیز بتاؤ", ""],
  ["कोई सस्ती चीज़ बताओ", ""],
  ["چیز برگر کتنے کا ہے", "cheeseburger"],
])("«%s» says a thing or cheese", (said, dish) => {
  expect(lastOf(said).dish).toBe(dish);
});

const OPEN: Said = [
  "فاتح الحين؟",
  "is it open now?",
  "ابھی کھلا ہے؟",
  "अभी खुला है?",
  "abhi khula hai?",
  "bukas pa ba?",
];

test.each(OPEN)("«%s» asks about the place that was shown", (said) => {
  const list = "cheapest shawarma";
  expect(lastOf("chicken shawarma at ammu hamza", said)).toMatchObject({
    subject: "hours",
    restaurant: "ammu hamza",
  });
  // What points at no one of a list is told of each.
  const ofList = said === OPEN[0] ? { list: { dish: "shawarma" } } : { from: { nth: 0 } };
  expect(lastOf(list, said)).toMatchObject({ subject: "hours", ...ofList });
  expect(lastOf(list, "the second one", said)).toMatchObject({
    subject: "hours",
    from: { nth: 1 },
  });
});

test.each([
  "is ammu hamza open at 3am?",
  "عمو حمزة فاتح الساعة ٣ الفجر؟",
  "عمو حمزہ رات 3 بجے کھلا ہے؟",
  "ammu hamza raat 3 baje khula hai?",
  "bukas ba ang ammu hamza ng 3 ng umaga?",
])("«%s» asks about that hour", (said) => {
  expect(lastOf(said)).toMatchObject({ subject: "hours", when: { minutes: 180, either: false } });
});

test.each([
  "is Burger Al Hara halal?",
  "هل برجر الحارة حلال؟",
  "کیا برگر حلال ہے؟",
  "क्या बर्गर हलाल है?",
  "kya Burger Al Hara halal hai?",
  "halal ba ang Burger Al Hara?",
  "halal po ba ang chicken nila?",
])("«%s» asks whether it is halal, and no price", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "halal" });
});

test("«sa isa» is at one of them, and no hour; «alas otso» is one", () => {
  expect(lastOf("bakit mas mahal sa isa?").when).toBeNull();
  const { when, left } = lastOf("magkano ang kabsa sa Qudoor Al Deera alas otso ng gabi?");
  expect(when?.minutes).toBe(20 * 60);
  expect(left).toBe("");
});
