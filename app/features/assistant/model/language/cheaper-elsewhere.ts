import { romanised } from "~/features/understanding";

/** What names a place in such a question, as it is written. */
const PLACE = "([\\p{L}\\p{M}\\p{N}'’&][\\p{L}\\p{M}\\p{N}'’& ]{1,29}?)";
const END = "[\\s?؟.!۔।]*$";

/** "Anywhere cheaper than Fornello?", «فيه أرخص من ركوة؟», "may mas mura pa ba sa fornello?", "fornello se sasta kahin hai?" */
const CHEAPER_THAN = [
  `^\\s*(?:(?:and|so|but|ok|is|there|any|anything|something|anywhere|somewhere|places?|who|which|one|it)\\s+)*cheaper\\s+(?:(?:one|place|option|anywhere|elsewhere)\\s+)?than\\s+(?:at\\s+|from\\s+)?${PLACE}${END}`,
  `^\\s*(?:(?:طيب|بس|هل|و?في[هة]?|فى|اي|احد|شي|شيء|مكان|محل|مطعم|مين|وين|وش)\\s+)*[اأ]رخص\\s+من\\s+(?:عند\\s+)?${PLACE}${END}`,
  `^\\s*(?:eh |at )?(?:(?:may|meron|mayroon|saan|san)(?: ba| bang| may)?\\s+mas\\s+mura(?: pa| ba)*\\s+(?:sa|kay|(?:kaysa|kesa)(?: sa| kay)?)|mas\\s+mura(?: pa| ba)*\\s+(?:kaysa|kesa)(?: sa| kay)?)\\s+${PLACE}${END}`,
  `^\\s*(?:(?:aur|to|kya|koi|kuch|kahin|kahi|और|तो|क्या|कोई|कुछ|कहीं|اور|تو|کیا|کوئی|کچھ|کہیں)\\s+)*${PLACE}\\s+(?:se|से|سے)\\s+(?:bhi\\s+|भी\\s+|بھی\\s+)?(?:sast[aie]|kam|सस्त[ाीे]|कम|سست[اےی]|کم)\\s+(?:(?:aur|और|اور)\\s+)?(?:kahi?n?|kahan|kaha|kidhar|koi|kuch|kaun|kahaan|कहीं|कहाँ|कहां|किधर|कोई|कुछ|कौन|کہیں|کہاں|کدھر|کوئی|کچھ|کون)(?:\\s+(?:aur|par|pe|se|hai|he|h|milega|milegi|milta|milti|पर|है|मिलेगा|मिलेगी|पे|ہے|پر|ملے|گا|گی|ملتا|ملتی|और|اور))*${END}`,
].map((said) => new RegExp(said, "iu"));

/** The same of what was shown, by which it is read. */
const ELSEWHERE = {
  ...{ en: "is there anything cheaper?", ar: "فيه ارخص؟", tl: "may mas mura pa ba dyan?" },
  ...{ hi: "इससे सस्ता है?", ur: "اس سے سستا ہے؟", latin: "isse sasta kahin hai?" },
};

/** A message that asks who is cheaper than a restaurant, as one that asks so of what was shown: that place is no answer to it. */
export function withoutThatPlace(
  message: string,
  language: string,
  isPlace: (words: string) => boolean,
): string {
  const place = CHEAPER_THAN.flatMap((said) => said.exec(message)?.[1] ?? [])[0];
  if (!place || !isPlace(romanised(place))) return message;
  const isLatin = language === "ur" || language === "hi" ? LATIN.test(message) : false;
  return ELSEWHERE[isLatin ? "latin" : (language as keyof typeof ELSEWHERE)] ?? message;
}
const LATIN = /^[\p{Script=Latin}\P{L}]+$/u;
