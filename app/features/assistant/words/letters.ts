/** Letters of Urdu as Arabic names are written. */
const URDU: Readonly<Record<string, string>> = {
  ...{ ک: "ك", گ: "ق", ی: "ي", ے: "ي", ہ: "ه", ھ: "ه", ۂ: "ه", ۃ: "ة", ں: "ن" },
  ...{ ٹ: "ت", ڈ: "د", ڑ: "ر", پ: "ب", چ: "ش", ژ: "ز", ؤ: "و", ۓ: "ي" },
};

/** A word of Urdu as an Arabic name would write it. */
export function fromUrdu(word: string): string {
  return [...word].map((letter) => URDU[letter] ?? letter).join("");
}
