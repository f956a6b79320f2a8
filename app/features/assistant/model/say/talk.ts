import type { Kind } from "../ask";
import type { Spoken } from "../language";
import type { Voice } from "./names";
import { saySubject } from "./subjects";

const TALK: Partial<Record<Kind, Record<Voice, string>>> = {
  greet: {
    ar: "هلا والله! قل لي وش تشتهي أو اسم مطعم، وأقارن لك الأسعار شامل التوصيل.",
    en: "Hello! Tell me what you feel like eating or a restaurant, and I'll compare prices with delivery.",
  },
  howAreYou: {
    ar: "بخير الله يسلمك! وش تبي تاكل اليوم؟",
    en: "Doing well, thank you! What would you like to eat today?",
  },
  thanks: {
    ar: "العفو، بالعافية! إذا بغيت شي ثاني أنا حاضر.",
    en: "You're welcome, enjoy your meal! I'm here if you need anything else.",
  },
  bye: { ar: "مع السلامة، وبالعافية!", en: "Goodbye, and enjoy!" },
  help: {
    ar: `أنا مساعد وفِّر، أقارن لك أسعار التوصيل في الرياض على ثلاث منصات. جرب تقول:
- «كم كبسة دجاج من قدور الديرة؟»
- «وين أرخص برجر قريب من حطين؟»
- «أقرب فرع لعمو حمزة من الملز»
- «شي زي المندي»
- «ما آكل لحم غنم» وأتذكرها
ما أقدر أطلب أو أدفع عنك.`,
    en: `I'm Waffir's assistant: I compare delivery prices in Riyadh on three platforms. Try:
- “How much is chicken kabsa at Qudoor Al Deera?”
- “Cheapest burger near Hittin”
- “Nearest branch of Burger Al Hara to Malqa”
- “Something like mandi”
- “I don't eat lamb”, and I'll remember
I can't place or pay for an order.`,
  },
  offTopic: {
    ar: "هذا برا مجالي، أنا أعرف أسعار الأكل والتوصيل في الرياض بس. وش تشتهي؟",
    en: "That's outside what I know: I only help with food and delivery prices in Riyadh. What would you like to eat?",
  },
  unclear: {
    ar: "ما فهمت عليك. قل لي اسم طبق أو مطعم، مثل «كم شاورما دجاج من عمو حمزة؟»",
    en: "I didn't get that. Tell me a dish or a restaurant, such as “cheeseburger at Burger Al Hara”.",
  },
};

/** What is said for its own sake. */
export function sayTalk(voice: Voice, kind: Kind): string {
  if (kind === "about") return saySubject(voice, "trust");
  return TALK[kind]?.[voice] ?? TALK.unclear?.[voice] ?? "";
}

export function greetingIn(voice: Voice, message: string): string {
  if (/سلام عليكم/u.test(message)) return "وعليكم السلام! ";
  return voice === "ar" ? "هلا! " : "Hi! ";
}

/** A place beyond the end of a list was asked for. */
export function sayNoSuch(voice: Voice, count: number): string {
  if (voice === "ar")
    return count === 1 ? "القائمة فيها واحد بس. تبيه؟" : `القائمة فيها ${count} بس. تبي الأول؟`;
  return count === 1
    ? "There is only one in the list. Would you like that one?"
    : `There are only ${count} in the list. Would you like the first?`;
}

/** Told kindly to whom writes another language, in theirs and in the two we answer in. */
const ELSEWHERE: Partial<Record<Spoken, string>> = {
  ur: "معذرت، میں ابھی صرف عربی یا انگریزی میں جواب دے سکتا ہوں۔ براہِ کرم اپنا سوال ان میں سے کسی ایک میں لکھیں۔",
  hi: "माफ़ कीजिए, मैं अभी केवल अरबी या अंग्रेज़ी में जवाब दे सकता हूँ। कृपया अपना सवाल इनमें से किसी एक में लिखें।",
  tl: "Pasensya na po, sa Arabic o English lang ako nakakasagot sa ngayon. Pakisulat po ang tanong sa isa sa mga ito.",
  other: "أجاوب بالعربي أو الإنجليزي بس، اكتب لي سؤالك بواحدة منها.",
};
const IN_ENGLISH =
  "I answer in Arabic or English. Try for example: “cheapest chicken biryani in Batha”.";

export function sayOtherLanguage(spoken: Spoken): string {
  return `${ELSEWHERE[spoken] ?? ELSEWHERE.other}\n${IN_ENGLISH}`;
}

export function sayFailed(voice: Voice): string {
  return voice === "ar"
    ? "ما قدرت أوصل للبيانات الحين. جرب بعد شوي."
    : "I couldn't reach the data just now. Please try again in a moment.";
}
