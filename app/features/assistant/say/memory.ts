import { formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { RecalledFacts, SavedFact } from "../tools/schema";
import { foodsIn, quote } from "./names";
import { textsIn } from "./texts";

/** Whether the facts a person told were kept. */
export function saySaved(voice: Language, saved: readonly (SavedFact | null)[]): string {
  const { t } = textsIn(voice);
  const kept = saved.flatMap((one) => (one?.fact ? [one.fact] : []));
  if (saved.some((one) => one?.problem === "too_many")) return t("memory.full");
  if (kept.length === 0) return t("memory.failed");
  const known = saved.every((one) => one?.known);
  const lines = [t(known ? "memory.known" : "memory.noted", { facts: quoted(voice, kept) })];
  const replaced = saved.flatMap((one) => one?.forgotten ?? []);
  if (replaced.length > 0) lines.push(t("memory.replaced", { facts: quoted(voice, replaced) }));
  if (kept.some(({ kind }) => kind === "allergy")) lines.push(t("memory.allergy"));
  return lines.join(" ");
}

/** A word that had its capital from the beginning of the message alone. */
const OPENING = /^(?:My|Our|We|He|She|They|His|Her|Their)(?!\p{L})/u;

/** What others like, or the person does, is not kept unasked. `foods`: what is left out of this talk for it. */
export function sayNotKept(
  voice: Language,
  facts: readonly { text: string }[],
  foods: readonly string[],
): string {
  const { t } = textsIn(voice);
  const said = facts.map(({ text }) => text.replace(OPENING, (word) => word.toLowerCase()));
  const fact = formatList(said, voice);
  const left = foods.length > 0 ? [t("memory.thisTalk", { foods: foodsIn(voice, foods) })] : [];
  return [t("memory.notKept", { fact }), ...left].join(" ");
}

/** What became of facts a person wants forgotten; `result` is missing where they didn't say which. */
export function sayForgotten(voice: Language, result: SavedFact | null | undefined): string {
  const { t } = textsIn(voice);
  const forgotten = result?.forgotten ?? [];
  if (forgotten.length === 0) return t("memory.nothingLike");
  return t("memory.forgot", { facts: quoted(voice, forgotten) });
}

export function sayRecalled(voice: Language, { facts }: RecalledFacts): string {
  const { t } = textsIn(voice);
  if (facts.length === 0) return t("memory.empty");
  const lines = facts.map(({ text }) => `- ${text}`);
  return [t("memory.recalled"), ...lines, t("memory.edit")].join("\n");
}

function quoted(voice: Language, facts: readonly { text: string }[]): string {
  return formatList(
    facts.map(({ text }) => quote(voice, text)),
    voice,
  );
}
