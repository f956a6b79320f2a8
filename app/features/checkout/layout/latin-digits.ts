/** Latin digits for Arabic-Indic (U+0660) and Persian (U+06F0) ones, everything else as it is. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}
