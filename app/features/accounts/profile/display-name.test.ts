import { expect, test } from "vitest";
import { passesForStaff } from "./display-name";
import { profileChangesSchema } from "./schema";

test.each([
  "Waffir",
  "WAFFIR",
  "Wаffir", // Cyrillic а
  "Ԝаffіr", // Cyrillic throughout
  "Ｗａｆｆｉｒ",
  "𝓦𝓪𝓯𝓯𝓲𝓻",
  "W a f f i r",
  "W.a.f.f.i.r",
  "Waffır",
  "Waff1r",
  "WaffIr",
  "VVaffir",
  "Wáffir",
  "Wafƒir",
  "W@ffir",
  "Waffir Support",
  "the_waffir_team",
  "وفّر",
  "وَفِّر",
  "فريق وفر",
  "Moderator",
  "Mоdеrаtоr", // Cyrillic о, е, а
  "M0derator",
  "Moderator 2",
  "Ali (moderator)",
  "Admin",
  "Administrator",
  "मॉडरेटर",
  "Support",
  "المشرف",
  "الإدارة",
  "مشرفة",
])("%j passes for us", (name) => {
  expect(passesForStaff(name)).toBe(true);
  expect(profileChangesSchema.safeParse({ display_name: name }).success).toBe(false);
});

test.each([
  "أبو سلمان",
  "عبدالله المشرف",
  "محمد مشرف",
  "أوفر سعر",
  "Wafa",
  "Jaffir",
  "Affan",
  "Adam Minhas",
  "Team Riyadh",
  "support your local shawarma",
  "ポール",
  "Иван",
  "अमित",
  "user-k3j2h4g5",
  "12345",
  "🌯",
])("%j is a name of one's own", (name) => {
  expect(passesForStaff(name)).toBe(false);
});

test.each(["waffir_team", "w4ffir", "the-waffir", "moderator2", "admin_ali"])(
  "%j is no username",
  (username) => {
    expect(profileChangesSchema.safeParse({ username }).success).toBe(false);
  },
);

test.each(["ali_support", "team-riyadh", "wafa", "user-k3j2h4g5"])(
  "%j is a username",
  (username) => {
    expect(profileChangesSchema.safeParse({ username }).success).toBe(true);
  },
);
