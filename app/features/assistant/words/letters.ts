/** Letters of Urdu as Arabic names are written. */
const URDU: Readonly<Record<string, string>> = {
  ...{ ک: "ك", گ: "ق", ی: "ي", ے: "ي", ہ: "ه", ھ: "ه", ۂ: "ه", ۃ: "ة", ں: "ن" },
  ...{ ٹ: "ت", ڈ: "د", ڑ: "ر", پ: "ب", چ: "ش", ژ: "ز", ؤ: "و", ۓ: "ي" },
};

/** Consonants of Devanagari; each is followed by an "a" unless something else is said. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "ch", ज: "j", झ: "jh", ञ: "n" },
  ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
  ...{ प: "p", फ: "f", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ल: "l", व: "w", श: "sh" },
  ...{ ष: "sh", स: "s", ह: "h", क़: "q", ख़: "kh", ग़: "gh", ज़: "z", फ़: "f", ड़: "r" },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: "a", आ: "a", इ: "i", ई: "ee", उ: "u", ऊ: "oo", ए: "e", ऐ: "ai", ओ: "o", औ: "au" },
  ...{ ऑ: "o", ऍ: "e", ऋ: "ri" },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ "ा": "a", "ि": "i", "ी": "ee", "ु": "u", "ू": "oo", "े": "e", "ै": "ai", "ो": "o" },
  ...{ "ौ": "au", "ॉ": "o", "ॅ": "e", "ृ": "ri", "्": "" },
};

/** A word of Devanagari in Latin letters, as it sounds: «कुदूर» is "kudoor". */
export function fromDevanagari(word: string): string {
  const letters = [
    ...word.normalize("NFD").replace(/(.)\u093c/gu, (both) => both.normalize("NFC")),
  ];
  let said = "";
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? "";
    if (letter in CONSONANTS) {
      const silent = next in SIGNS || at === letters.length - 1;
      said += `${CONSONANTS[letter]}${silent ? "" : "a"}`;
    } else if (letter === "ं" || letter === "ँ") said += "n";
    else said += VOWELS[letter] ?? SIGNS[letter] ?? "";
  });
  return said;
}

/** A word of Urdu as an Arabic name would write it. */
export function fromUrdu(word: string): string {
  return [...word].map((letter) => URDU[letter] ?? letter).join("");
}
