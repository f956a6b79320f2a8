import type { NameLanguage } from "~/i18n/languages";

/** One question for each thing the assistant can do, in the two languages it answers in. */
const SUGGESTIONS: Record<NameLanguage, readonly string[]> = {
  ar: [
    "وين أرخص برجر قريب من حطين؟",
    "أبي عشاء لشخصين بأقل من 60 ريال",
    "شي يشبه المندي",
    "ما آكل لحم غنم، وش تقترح؟",
  ],
  en: [
    "Where is the cheapest burger near Hittin?",
    "Dinner for two under 60 riyals",
    "Something like mandi",
    "I don’t eat lamb. What do you suggest?",
  ],
};

/** What to start a conversation with, in a script that readers of a language type in. */
export const suggestionsIn = (script: NameLanguage): readonly string[] => SUGGESTIONS[script];
