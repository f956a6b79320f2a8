import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { askedOfUs, serviceAsked } from "./service";

const { lastOf } = sampleTalk();

test.each([
  ["كيف تحسب السعر النهائي؟", "vat"],
  ["how do you calculate the final price?", "vat"],
  ["final price kaise calculate karte ho", "vat"],
  ["paano nyo kinukwenta ang presyo", "vat"],
  ["آپ قیمت کیسے نکالتے ہیں", "vat"],
  ["दाम का हिसाब कैसे लगाते हो", "vat"],
  ["كيف اأكد سعر؟", "addPrice"],
  ["paano i-confirm ang presyo", "addPrice"],
  ["price kaise confirm karun", "addPrice"],
  ["كم رسوم الخدمة؟", "dearer"],
  ["how much is the service fee?", "dearer"],
  ["كيف اكسب ثقة عندكم", "howPoints"],
  ["how do I earn trust", "howPoints"],
  ["كيف اغير حيي", "location"],
  ["how do I change my area", "location"],
  ["میں اپنا محلہ کیسے بدلوں", "location"],
  ["paano palitan ang area ko", "location"],
  ["مين يدفع لكم؟", "commission"],
  ["هل اقدر اطلب من عندك؟", "ordering"],
  ["مطعمكم هذا يوصل لحي طويق؟", "coverage"],
  ["كيف اسجل", "account"],
  ["كيف اعرف ان السعر صحيح", "trust"],
  ["وش فايدة النقاط؟", "howPoints"],
  ["what can I use my points for?", "howPoints"],
  ["پوائنٹس کیسے ملتے ہیں؟", "howPoints"],
  ["points kaise milte hain", "howPoints"],
  ["paano magkaroon ng points?", "howPoints"],
  ["كم نقطة عندي؟", "points"],
  ["أبي أشتكي عليكم", "reachUs"],
  ["let me speak to someone on your team", "reachUs"],
  ["किसी इंसान से बात करवाओ", "reachUs"],
  ["gusto kong makausap ang customer service", "reachUs"],
  ["which platform is usually the cheapest?", "overall"],
  ["يعني مو مباشرة من التطبيقات؟", "trust"],
  ["are prices straight from the apps?", "trust"],
  ["kya ye daam seedhe app se aate hain", "trust"],
  ["کون سی ایپ ہمیشہ سستی ہے؟", "overall"],
  ["ليش الأسعار تختلف؟", "dearer"],
  ["bakit mas mahal?", "dearer"],
  ["ليش اسعار التطبيقات غير عن بعض؟", "dearer"],
  ["how do you guys make money", "commission"],
  ["ڈیلیوری فیس مختلف کیوں ہوتی ہے؟", "dearDelivery"],
  ["mera level kya hai", "points"],
  ["paano tataas ang level ko?", "howPoints"],
  ["how many points do I get for a picture?", "howPoints"],
  ["السعر اللي عندك مو صحيح، طلع ٤٥ في التطبيق", "wrongPrice"],
  ["your prices are outdated, I paid way more last night", "wrongPrice"],
  ["iba na ang presyo sa app", "wrongPrice"],
  ["I want to complain, the food came cold", "complaint"],
  ["na-late yung order ko kagabi", "complaint"],
  ["kitni der mein delivery hoti hai?", "deliveryTime"],
  ["can you text me when it gets cheaper?", "notify"],
  ["do u take commission", "commission"],
  ["tum log paise lete ho kya iske?", "commission"],
  ["paise lete ho kya", "commission"],
  ["पैसे लेते हो क्या", "commission"],
  ["order bhi karte ho kya mere liye", "ordering"],
  ["galat ho to kya kare", "wrongPrice"],
  ["اذا كان السعر غلط وش اسوي", "wrongPrice"],
  ["what if it's wrong", "wrongPrice"],
  ["paano kung mali", "wrongPrice"],
  ["so how do you make money", "commission"],
  ["يعني تاخذون عمولة؟", "commission"],
  ["آپ کمیشن لیتے ہیں؟", "commission"],
  ["आप पैसे कैसे कमाते हैं?", "commission"],
  ["paano kumikita kayo dito?", "commission"],
  ["is this free?", "commission"],
  ["هل هذا مجاني؟", "commission"],
  ["کیا یہ فری ہے؟", "commission"],
  ["ye free hai kya", "commission"],
  ["libre lang po ba to?", "commission"],
  ["दाम कितने भरोसेमंद हैं?", "trust"],
  ["are your site's prices accurate", "trust"],
  ["اقدر اثق في تطبيقكم؟", "trust"],
  ["maaasahan ba ang presyo dito?", "trust"],
  ["بکواس ایپ ہے", "sorry"],
  ["यह ऐप बेकार है", "sorry"],
  ["تطبيقكم فاشل", "sorry"],
  ["walang kwentang app", "sorry"],
  ["تم میرا آرڈر لگا سکتے ہو؟", "ordering"],
  ["kya tum order bhi karte ho", "ordering"],
  ["کیا تم آرڈر بھی کر دیتے ہو یا بس قیمت بتاتے ہو؟", "ordering"],
  ["क्या तुम खुद ऑर्डर लगाते हो?", "ordering"],
  ["تاخذون طلبات ولا بس اسعار؟", "ordering"],
  ["screenshot kaise bheju", "addPrice"],
  ["اسکرین شاٹ کیسے بھیجوں", "addPrice"],
  ["kya main tum par bharosa kar sakta hoon", "trust"],
  ["yeh daam kahan se laate ho", "trust"],
  ["من وين دخلكم", "commission"],
  ["paano kayo kumikita", "commission"],
  ["احذف حسابي", "privacy"],
  ["میرا اکاؤنٹ ڈیلیٹ کر دو", "privacy"],
  ["rider bahut badtameez tha", "complaint"],
  ["yung rider ang tagal dumating", "complaint"],
] as const)("«%s» asks the service: %s", (sentence, subject) => {
  expect(serviceAsked(sentence)).toBe(subject);
});

test.each([
  "كم كبسة دجاج من قدور الديرة؟",
  "cheapest burger app",
  "كم المجموع؟",
  "هل السعر مؤكد",
  "وين أرخص شاورما؟",
  "who has the cheapest biryani?",
  "कौन सी ऐप सबसे सस्ती है?",
  "کون سی ایپ سب سے مہنگی ہے؟",
  "which is the worst rated burger place?",
  "aapse kal order kiya tha",
  "tum kya khate ho",
  "mera order do",
])("«%s» asks nothing of the service", (sentence) => {
  expect(serviceAsked(sentence)).toBeNull();
});

test.each([
  "كيف يشتغل وفر؟",
  "وش فايدة هالتطبيق",
  "how does this app work?",
  "what is Waffir for",
  "یہ وفر کیسے کام کرتا ہے؟",
  "आपका ऐप क्या करता है?",
  "paano gamitin ang Waffir?",
  "where are you from?",
  "انت من وين",
  "آپ کہاں سے ہو",
  "आप कहाँ से हो",
])("«%s» asks what Waffir is for", (sentence) => {
  expect(askedOfUs(sentence, false)).toBe("help");
  expect(askedOfUs(sentence, true)).toBeNull();
});

test.each([
  "how much is delivery on this app?",
  "what is the cheapest burger on this app",
  "why does this app show old prices",
  "وفر لي في البرجر",
])("«%s» does not", (sentence) => {
  expect(askedOfUs(sentence, false)).toBeNull();
});

test.each([
  "ano nga ulit yung bawal sa akin?",
  "what did i say i can't eat?",
  "وش اللي ما اكله؟",
  "मैं क्या क्या नहीं खाता?",
  "میں کیا کیا نہیں کھاتا؟",
])("«%s» asks what was told before", (sentence) => {
  expect(askedOfUs(sentence, false)).toBe("recall");
});

test.each(["i don't eat shrimp", "hindi ko kinakain ang hipon", "मैं झींगा नहीं खाता"])(
  "«%s» tells it",
  (sentence) => expect(askedOfUs(sentence, false)).toBeNull(),
);

test.each([
  "tell me when the butter chicken gets cheaper",
  "tell me if the pad thai price drops",
  "نبهني إذا نزل سعر الكبسة",
])("«%s» wants a message later, whatever dish it names", (sentence) => {
  expect(serviceAsked(sentence, true)).toBe("notify");
});

test.each(["tell me if tiger wok is open", "tell me if they deliver to malqa"])(
  "«%s» wants to be told now",
  (sentence) => expect(serviceAsked(sentence)).not.toBe("notify"),
);

test.each([
  "is this free range chicken",
  "is this free of gluten",
  "is this free from nuts? chicken kabsa",
  "what is the profit margin of the small shawarma",
  "which app has your cut off time",
  "how do i make money by adding prices",
  "kya coke free hai ya nahi",
  "chicken biryani mein raita free hai ya paise lete hain",
  "packing ke paise lete hain kya",
  "कबसा के साथ कोल्ड ड्रिंक फ्री है या अलग",
  "یہ کوک برگر کے ساتھ فری ہے یا نہیں",
  "garlic sauce libre ba to",
  "may patong ba yung burger na bacon",
  "wifi libre ba to",
  "البيبسي مع الوجبة يعني مجاني؟",
  "كم تاخذون على الطلب الصغير",
])("«%s» asks of food and not of what Waffir takes", (sentence) => {
  expect(serviceAsked(sentence)).not.toBe("commission");
  expect(serviceAsked(sentence, true)).not.toBe("commission");
});

test.each([
  "is this app free?",
  "is Waffir free or do I pay",
  "do you charge for this app",
  "is it free to use",
  "how does this app make money",
  "التطبيق مجاني؟",
  "هالتطبيق مجاني ولا باشتراك",
  "ye app free hai ya paise lete ho",
  "यह ऐप फ्री है या पैसे लेते हैं",
  "یہ ایپ فری ہے یا پیسے لیتے ہیں",
  "libre ba tong app",
])("«%s» asks what Waffir takes", (sentence) => expect(serviceAsked(sentence)).toBe("commission"));

test.each([
  "alert me when you know what kabsa is cheaper at ajdad",
  "alert: chicken kabsa price changes from app to app?",
])("«%s» asks of the prices as they are", (sentence) =>
  expect(serviceAsked(sentence, true)).toBeNull(),
);

test.each([
  ["do i need an account to use this", "account"],
  ["can I compare without signing up, or is sign up required?", "account"],
  ["لازم أسجل عشان أقارن؟", "account"],
  ["kailangan ba ng account dito", "account"],
  ["account banana zaroori hai kya", "account"],
  ["will restaurants see my phone number", "privacy"],
  ["can i delete my account later", "privacy"],
  ["مين يشوف رقمي؟", "privacy"],
  ["makikita ba nila ang number ko", "privacy"],
  ["mera number kaun dekh sakta hai", "privacy"],
] as const)("«%s» asks about %s", (sentence, subject) =>
  expect(serviceAsked(sentence)).toBe(subject),
);

test.each(["do i need to order more for free delivery", "can i see my order", "لازم أطلب بخمسين؟"])(
  "«%s» asks of no account",
  (sentence) => expect(["account", "privacy"]).not.toContain(serviceAsked(sentence)),
);

test.each([
  ["do you charge anything", "commission"],
  ["لازم ادفع لكم شي؟", "commission"],
  ["क्या मुझे पैसे देने होंगे?", "commission"],
  ["so do you guys charge or not", "commission"],
  ["طيب تاخذون شي؟", "commission"],
  ["آپ پیسے لیتے ہیں کیا", "commission"],
  ["क्या आप चार्ज करते हैं?", "commission"],
  ["aap paise lete ho kya", "commission"],
  ["naniningil po ba kayo?", "commission"],
  ["الاسعار هذي صح ولا تقريبيه؟", "trust"],
  ["are these prices exact or just estimates?", "trust"],
  ["قیمتیں بالکل صحیح ہیں یا اندازاً؟", "trust"],
  ["yahan ki prices exact hain ya andaza?", "trust"],
  ["tama ba o tantiya lang ang mga presyo?", "trust"],
] as const)("«%s» asks what it costs, or how sure the prices are: %s", (sentence, subject) =>
  expect(serviceAsked(sentence)).toBe(subject),
);

test.each([
  "do you charge for delivery?",
  "تاخذون كم على التوصيل؟",
  "كم الاسعار بالضبط؟",
  "what's the exact price",
  "magkano ang exact na presyo",
])("«%s» asks a price", (sentence) =>
  expect(["commission", "trust"]).not.toContain(serviceAsked(sentence)),
);

test.each([
  "tell me if it drops below 35",
  "let me know when it gets under 20",
  "نبهني اذا نزل السعر",
  "sasta ho to bata dena",
  "pag below 20 na sabihan mo ko",
])("«%s» after a dish follows its price, and limits nothing", (said) =>
  expect(lastOf("cheeseburger at burger al hara", said)).toMatchObject({
    ...{ kind: "cannot", subject: "notify", maxTotal: null },
    ...{ dish: "cheeseburger", restaurant: "burger al hara" },
  }),
);

test.each(["kahin aur sasta ho to batana", "anything cheaper?"])("«%s» asks for it now", (said) =>
  expect(lastOf("cheeseburger at burger al hara", said).subject).not.toBe("notify"),
);

test.each([
  ["أبي أغير حيي للملقا", { kind: "save" }],
  ["كيف أسوي حسابي بالتطبيق", { query: "" }],
  ["وش معنى غير مؤكد", { kind: "about" }],
  ["وش يجي مع وجبة البروست", { kind: "cannot", subject: "contents" }],
  ["وجبة البروست مع بيبسي", { subject: null }],
  ["كيف الكبسة عند قدور الديرة", { restaurant: "قدور الديرة" }],
])("%s", (said, ask) => expect(lastOf(said)).toMatchObject(ask));
