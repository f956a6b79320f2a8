import type { RecalledFacts, SavedFact } from "../../tools/schema";
import type { Voice } from "./names";

/** What became of the facts a person told. */
export function saySaved(voice: Voice, saved: readonly (SavedFact | null)[]): string {
  const ar = voice === "ar";
  const kept = saved.flatMap((one) => (one?.fact ? [one.fact] : []));
  if (saved.some((one) => one?.problem === "too_many"))
    return ar
      ? "ذاكرتي عنك ممتلئة (100 معلومة). احذف شي من [ذاكرتي](/profile/memory) وأحفظ الجديد."
      : "My memory of you is full (100 facts). Delete one on [your memory page](/profile/memory) and I'll keep the new one.";
  if (kept.length === 0) return ar ? "ما قدرت أحفظها الحين." : "I couldn't save that just now.";
  const quoted = kept.map(({ text }) => `«${text}»`).join(ar ? " و" : ", ");
  const known = saved.every((one) => one?.known);
  const allergy = kept.some(({ kind }) => kind === "allergy");
  const lines = [
    ar
      ? `${known ? "هذي محفوظة عندي من قبل" : "تم، حفظت"}: ${quoted}.`
      : `${known ? "I already had that" : "Noted"}: ${quoted}.`,
  ];
  if (allergy)
    lines.push(
      ar
        ? "بستبعد اللي أعرفه من اسمه، بس نعرف أسماء الأطباق لا مكوّناتها: تأكد دائمًا من المطعم."
        : "I'll leave out what I can tell by its name, but we know names of dishes, not ingredients: always check with the restaurant.",
    );
  return lines.join(" ");
}

/** What became of facts a person wants forgotten; `result` is missing where they didn't say which. */
export function sayForgotten(voice: Voice, result: SavedFact | null | undefined): string {
  const ar = voice === "ar";
  const forgotten = (result?.forgotten ?? []).map(({ text }) => `«${text}»`);
  if (forgotten.length > 0)
    return ar ? `تم، نسيت: ${forgotten.join(" و")}.` : `Done, I forgot: ${forgotten.join(", ")}.`;
  return ar
    ? "ما لقيت عندي شي محفوظ عنك بهالمعنى. تقدر تشوف كل المحفوظ وتحذفه من [ذاكرتي](/profile/memory)."
    : "I have nothing like that saved about you. You can see and delete everything on [your memory page](/profile/memory).";
}

export function sayRecalled(voice: Voice, { facts }: RecalledFacts): string {
  const ar = voice === "ar";
  if (facts.length === 0)
    return ar
      ? "ما عندي شي محفوظ عنك للحين. قل لي مثلًا «ما آكل لحم غنم» وأتذكرها."
      : "I have nothing saved about you yet. Tell me something like “I don't eat lamb” and I'll remember.";
  const lines = facts.map(({ text }) => `- ${text}`);
  return [
    ar ? "هذا اللي قلته لي عنك:" : "This is what you told me about yourself:",
    ...lines,
    ar
      ? "تقدر تعدلها أو تحذفها من [ذاكرتي](/profile/memory)."
      : "You can edit or delete it on [your memory page](/profile/memory).",
  ].join("\n");
}
