import { skeletonKeys } from "../skeleton";
import { sound } from "../sound";
import { type PhoneticWord, wordOf } from "../word";
import { listedWords, type Meaning, meaningsOf } from ".";

/** How alike a word must sound to be taken for a word of the lexicon, and the least letters it must have. */
const SURE = 0.78;
const LEAST_LETTERS = 4;
/** A meaning guessed by sound counts a little less than one that is spelled out. */
const GUESSED = 0.92;

let words: Map<number, PhoneticWord[]> | undefined;

function wordsByKey(): Map<number, PhoneticWord[]> {
  if (words) return words;
  words = new Map();
  for (const listed of listedWords()) {
    if (listed.length < LEAST_LETTERS) continue;
    const word = wordOf(listed);
    const [form] = word.forms;
    for (const key of form ? skeletonKeys(form.symbols) : []) {
      const list = words.get(key);
      if (list) list.push(word);
      else words.set(key, [word]);
    }
  }
  return words;
}

/**
 * The meanings of the lexicon's words that sound almost like `word`: other spellings, and spellings in the other script.
 */
export function meaningsBySound(word: PhoneticWord): Meaning[] {
  const found: Meaning[] = [];
  for (const form of word.forms) {
    if (word.text.length < LEAST_LETTERS) continue;
    for (const key of skeletonKeys(form.symbols)) {
      for (const listed of wordsByKey().get(key) ?? []) {
        const alike = sound(listed, word);
        if (alike < SURE) continue;
        for (const { id, confidence } of meaningsOf(listed.text) ?? []) {
          const meaning = { id, confidence: confidence * alike * GUESSED };
          const known = found.findIndex((each) => each.id === id);
          if (known < 0) found.push(meaning);
          else if ((found[known] as Meaning).confidence < meaning.confidence)
            found[known] = meaning;
        }
      }
    }
  }
  return found;
}
