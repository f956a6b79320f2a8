import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

const OF_OPEN_PLACES = { kind: "cannot", subject: "hours", dish: "" };

test.each([
  "malaz ke paas koi acha restaurant batao raat ko khula ho",
  "koi jagah malaz me jo raat ko khuli ho",
  "malaz ke paas raat 2 baje tak khula restaurant",
  "ملز کے پاس رات کو کھلا کوئی اچھا ریسٹورنٹ",
  "मलाज़ के पास रात को खुला रेस्टोरेंट",
  "مطعم زين بالملز فاتح بالليل",
  "a good restaurant near Malaz that is open late",
])("a place is sought that is open then: %s", (message) =>
  expect(lastOf(message)).toMatchObject({
    ...OF_OPEN_PLACES,
    list: { kind: "nearest", subject: "hours", restaurant: "" },
  }),
);

test.each([
  "raat ke 2 baje kaun khula hota hai",
  "who is open at 2 am?",
  "مين فاتح الساعة 2 بالليل",
])("who is open, wherever that is, is told of the best rated: %s", (message) =>
  expect(lastOf(message)).toMatchObject({
    ...OF_OPEN_PLACES,
    list: { kind: "nearest", rated: true, area: "" },
  }),
);

test("of nothing that was spoken of it is no list", () =>
  expect(lastOf("is it open now?")).toMatchObject({ ...OF_OPEN_PLACES, list: null }));

test("of a place that is named it is that", () =>
  expect(lastOf("kerala palace raat ko khula hai?")).toMatchObject({
    ...OF_OPEN_PLACES,
    restaurant: "kerala palace",
    list: null,
  }));

test.each(["shawarma joint open at 1am", "pizza thats open after midnight", "burger open now"])(
  "who of those that sell a dish is open then: %s",
  (message) =>
    expect(lastOf(message)).toMatchObject({
      ...OF_OPEN_PLACES,
      list: { kind: "nearest", restaurant: expect.stringMatching(/shawarma|pizza|burger/) },
    }),
);

test("an hour of opening behind a dish is asked of who has it, and of no price", () => {
  expect(lastOf("cheapest masoub", "open before 7am?")).toMatchObject(OF_OPEN_PLACES);
  expect(lastOf("cheapest masoub", "at 7am?")).toMatchObject({ kind: "price", dish: "masoub" });
});

test.each([
  "whats open right now for late nite snack",
  "فيه مطعم فاتح الحين",
  "فيه شاورما فاتحه الحين",
  "अभी क्या खुला है?",
  "abhi kya khula hai",
  "anong bukas ngayon?",
  "may bukas pa ba ngayon na kainan?",
  "anong bukas ng madaling araw",
  "raat 1 baje kya khula milega",
  "is there a restaurant open at 2 in the morning?",
  "في مطعم يفتح الحين؟",
  "कोई जगह खुली है अभी?",
])("what is open is asked of any place: %s", (message) =>
  expect(lastOf(message).list).toMatchObject({ kind: "nearest", rated: true }),
);

test.each(["وش المطاعم الفاتحة بعد ١ الليل", "في مطعم يفتح الحين؟ الساعه ١ الليل"])(
  "%s: at one, which is night by its part of the day",
  (message) => expect(lastOf(message).when).toMatchObject({ minutes: 60, either: false }),
);

test.each([
  "what time does the restaurant open?",
  "متى يفتح المطعم؟",
  "restaurant kitne baje khulta hai",
])("%s: asked when, and not who", (message) => expect(lastOf(message).list).toBeNull());

test("what is open in a neighbourhood is asked of that", () =>
  expect(lastOf("anong bukas ngayon sa Olaya").list).toMatchObject({ area: "Olaya" }));

test.each(["kya abhi khula hai?", "what time do you open?", "فيه غيره فاتح؟"])(
  "%s: of what was spoken of, or of no place",
  (message) => expect(lastOf("burger al hara", message).list).toBeNull(),
);

test("when each is open is asked of those that are closed as well", () => {
  const list = { kind: "nearest", restaurant: "kunafa" };
  const when = lastOf("kunafa near malqa, what time it is open");
  expect(when).toMatchObject({ subject: "hours", list: { ...list, subject: null } });
  const now = lastOf("kunafa near malqa open now");
  expect(now).toMatchObject({ list: { ...list, subject: "hours" } });
});
