import { fold } from "~/features/names";

/** Cities that people order in and that we have no prices for. */
const CITIES =
  `جدة, مكة, مكه المكرمة, المدينة المنورة, الدمام, الخبر, الظهران, الطائف, أبها, خميس مشيط, تبوك, بريدة, القصيم, حائل, الجبيل, ينبع, نجران, جازان, جيزان,
   الأحساء, الهفوف, القطيف, عرعر, سكاكا, الباحة, دبي, أبوظبي, الشارقة, الدوحة, الكويت, المنامة, البحرين, مسقط, القاهرة, عمان, بيروت,
   jeddah, jidda, makkah, mecca, madinah, medina, dammam, khobar, al khobar, dhahran, taif, abha, tabuk, buraidah, qassim, hail, jubail, yanbu, najran,
   jazan, jizan, al ahsa, hofuf, qatif, dubai, abu dhabi, sharjah, doha, kuwait, manama, bahrain, muscat, cairo, amman, beirut, london, manila, karachi, lahore, delhi, mumbai`
    .split(",")
    .map((city) => city.trim())
    .map((name) => ({ name, folded: fold(name) }));

const BY_FOLDED = new Map(CITIES.map(({ name, folded }) => [folded, name]));

/** Any of them in a folded text, with «في» or «ب» written onto it. */
const CITY = new RegExp(
  `(?:^| )(?:(?:in|at|to|of|في|ب|من)\\s?)?(?:ب|ل)?(${[...BY_FOLDED.keys()].join("|")})(?= |$)`,
  "gu",
);

/**
 * Another city than ours that a folded sentence names; empty where none is, or where it is a part of a longer name: that of
 * «أرزة بيروت». A city alone is no restaurant, whatever announces it.
 */
export function cityIn(said: string, named: readonly string[]): string {
  for (const [, folded = ""] of said.matchAll(CITY)) {
    const isPart = named.some((one) => one !== folded && one.includes(folded));
    const name = isPart ? undefined : BY_FOLDED.get(folded);
    if (name) return name.replace(/(?<!\p{L})[a-z]/gu, (first) => first.toUpperCase());
  }
  return "";
}
