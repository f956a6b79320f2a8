import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ..."hmm|ok|no|👍|طيب|امم|لا|theek hai|اچھا|ठीक है 👍|sige po|hindi".split("|"),
  "oh ok, i see",
])("«%s» is taken note of, and names nothing", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "fine", dish: "", query: "" }),
);

test.each(
  "hahaha|😂|ههههه|i'm bored|زهقان مره|yaar bore ho raha hoon|pagod na ako|wow|मुझे बुखार है".split(
    "|",
  ),
)("«%s» is answered in a friendly way", (said) => expect(lastOf(said).kind).toBe("chat"));

test.each(["you're so stupid", "غبي", "bewakoof ho tum", "ang bobo mo", "👎"])(
  "«%s» is apologised to",
  (said) => expect(lastOf(said).subject).toBe("sorry"),
);

test.each(["really?", "والله؟", "sach me?", "talaga?"])(
  "«%s» of a price asks how sure it is, and leaves what is spoken of",
  (said) => {
    const asked = ["cheeseburger at burger al hara", said];
    expect(lastOf(...asked)).toMatchObject({ dish: "cheeseburger", focus: "age" });
    expect(lastOf(...asked, "make it two")).toMatchObject({ dish: "cheeseburger", quantity: 2 });
  },
);

test.each([
  ["ok cheeseburger", { kind: "price", dish: "cheeseburger" }],
  ["haan biryani batao", { kind: "price", dish: "biryani" }],
  ["طيب كم البيتزا", { kind: "price" }],
  ["no chicken please, lamb mandi", { kind: "price", dish: "lamb mandi" }],
  ["ok. how much is kabsa?", { kind: "price", dish: "kabsa" }],
  ["ok thanks", { kind: "thanks" }],
])("«%s» says more", (said, ask) => expect(lastOf(said)).toMatchObject(ask));

test.each([
  "shukriya bhai bohat help ki",
  "مشكور ساعدتني كثير",
  "salamat laking tulong",
  "thanks, you've been a great help",
  "cheers mate you saved me a lot",
  "بہت مہربانی آپ کی، بڑا کام آسان کر دیا",
  "बहुत मदद की आपने, धन्यवाद",
  "bahut badhiya, aapne toh kaam aasan kar diya",
  "ang galing mo, laking tulong nito sa akin",
  "ألف شكر",
  "تتعبون والله، يعطيكم العافية",
  "ترى انت مبدع والله",
  "ما شاء الله عليك",
  "nice one, cheers",
])("«%s» thanks, whatever was spoken of", (said) => {
  const thanks = { kind: "thanks", dish: "", restaurant: "", size: "", quantity: null };
  expect(lastOf(said)).toMatchObject(thanks);
  expect(lastOf("butter chicken", said)).toMatchObject(thanks);
});

test.each([
  ["help", { kind: "help" }],
  ["tulong naman", { kind: "help" }],
  ["thanks, two kabsa", { kind: "compare", apart: true }],
  ["shukriya, burger kitne ka hai", { kind: "price", dish: "burger" }],
  ["thanks and in Malqa?", { kind: "price", dish: "biryani" }],
])("«%s» wants more than to thank", (said, ask) =>
  expect(lastOf("biryani", said)).toMatchObject(ask),
);

test.each([
  "kya tum insaan ho ya robot",
  "aap AI ho kya?",
  "انت آدمي ولا روبوت؟",
  "are you a real person",
  "robot ka ba",
  "bhai tu kaun hai",
  "من سواك؟",
  "hey who am i talking to",
  "آپ کا نام کیا ہے",
  "are you chatgpt",
])("«%s» asks who answers", (said) =>
  expect(lastOf("biryani", said)).toMatchObject({ kind: "help" }),
);

test.each([
  ["kya tum hindi bolte ho", "language"],
  ["yaar tum hindi mein jawab de sakte ho?", "language"],
  ["marunong ka ba mag tagalog", "language"],
  ["تتكلم اردو؟", "language"],
  ["paano ka kumikita? scam ba to", "trust"],
  ["is this a scam", "trust"],
])("«%s» asks of the service: %s", (said, subject) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
);
