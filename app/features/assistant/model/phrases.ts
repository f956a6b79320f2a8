import { fold, tokenize } from "~/features/names";

/** Finds any of some words and phrases in a folded text, whole words only; «و» and «ال» may be written onto one. */
export function anyPhrase(list: string): RegExp {
  const phrases = list
    .split(/[,\n]/)
    .map((phrase) => tokenize(phrase).join(" "))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return new RegExp(`(?:^| )[وف]?(?:ال)?(?:${[...new Set(phrases)].join("|")})(?= |$)`);
}

/** A text as phrases look at it: folded, drawn-out letters shortened. */
export function plain(text: string): string {
  return fold(text.replace(/(\p{L})\1{2,}/gu, "$1"));
}
