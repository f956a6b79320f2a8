import { plain } from "../vocabulary/phrases";

const SO =
  "(?:(?:ok|okay|no|please|pls|lets|let s|can we|can i|i want to|طيب|لا|خلاص|يلا|خلنا|خلينا|ابي|ابغي|اوكي|acha|achha|chalo|nahi|अच्छा|चलो|اجها|جلو|sige|teka|hindi) )*";
const NOW =
  "(?: (?:please|pls|now|then|لو سمحت|الحين|karo|karte hain|karein|kare|jao|chalo|chalte hain|करो|करते हैं|करें|जाओ|चलो|جلو|جاو|كرو|كرتي هين|كرين|na|po|tayo|ko|natin))*";
const whole = (...words: readonly string[]) =>
  new RegExp(`^${SO}(?:${words.join("|")})${NOW}$`, "u");

/** "Start over", «نبدأ من جديد» */
const ANEW = whole(
  "(?:start|begin) (?:over|again|afresh|anew|from (?:scratch|zero|the (?:start|beginning)))(?: again)?|restart|reset|(?:new|fresh) (?:order|search|start)|(?:clear|scrap) (?:everything|all(?: of it)?)",
  "(?:نبدا|ابدا|نعيد|اعيد|نبدي|بدايه)(?: (?:من (?:ال)?(?:جديد|اول|بدايه|صفر)|مره ثانيه))+|من جديد|(?:طلب|بحث) جديد",
  "(?:phir se|dobara|dubara|shuru se|naye? (?:sire|siray) se) (?:shuru|start)|na(?:ya|yi|ye) (?:order|search)",
  "(?:फिर से|दोबारा|शुरू से|नए सिरे से) शुरू|नया (?:ऑर्डर|सर्च)|(?:بهر سي|دوباره|شروع سي|نيي سري سي) شروع|نيا اردر",
  "(?:mag)?(?:simula|umpisa)(?: (?:tayo|ako|na))* (?:ulit|muli)|(?:ulit|balik)(?: (?:tayo|na))* sa (?:simula|umpisa)|bagong (?:order|search)",
);

/** "Go back", «ارجع للي قبل» */
const BACK = whole(
  "(?:go )?back(?: (?:one|to (?:that|the (?:previous|last|one before|one from before)(?: (?:one|answer|list))?)))?|(?:the )?previous(?: (?:one|answer|list))?|undo(?: (?:that|it))?",
  "(?:ارجع|رجعني|نرجع|رجع|تراجع|ارجعي)(?: (?:ورا|لورا|للي قبله?ا?|للي قبل|ل?لسابق|خطوه))*|(?:ال)?سابق|اللي قبله?ا?",
  "wapas|wapis|peeche|piche|वापस|पीछे|وابس|بيجهي|(?:bumalik|balik)(?: (?:tayo|na|muna|sa nauna|sa dati))*|yung nauna",
);

/** Does a message, and nothing else in it, drop what was spoken of, or go back to what was shown before it? */
export function turnedBack(message: string): "anew" | "before" | undefined {
  const said = plain(message);
  if (ANEW.test(said)) return "anew";
  return BACK.test(said) ? "before" : undefined;
}
