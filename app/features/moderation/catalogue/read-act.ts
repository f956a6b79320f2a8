import { cleanText } from "~/server/clean-text";

/** Why a moderator does something, for the others. */
const reason = cleanText({ least: 1, most: 300 });

/** As long as what an import takes. */
const name = cleanText({ least: 0, most: 120 });

/** The reason that was given; null where it is none. */
export const reasonIn = (text: string): string | null => reason.safeParse(text).data ?? null;

/** The names that were given, of which one is not null; null where they are none. */
export function namesIn(values: { name_ar: string; name_en: string }) {
  const [ar, en] = [name.safeParse(values.name_ar), name.safeParse(values.name_en)];
  if (!ar.success || !en.success || (!ar.data && !en.data)) return null;
  return { name_ar: ar.data || null, name_en: en.data || null };
}
