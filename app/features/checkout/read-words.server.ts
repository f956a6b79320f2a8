import type { Ocr, OcrLanguage, OcrLayout, OcrWord } from "~/providers/ocr/ocr";

/** The share of its letters that is read clearly where a page is in English and nothing else. */
const ENGLISH = 0.85;
const CLEAR = 0.6;

/** Whether words read as English are, all of them: letters of another script come out as scraps. */
function isEnglish(words: readonly OcrWord[]): boolean {
  let [clear, all] = [0, 0];
  for (const { text, confidence } of words) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    all += letters;
    if (letters > 2 && confidence > CLEAR) clear += letters;
  }
  return all > 20 && clear > ENGLISH * all;
}

interface ReadWordsOptions {
  layout: OcrLayout;
  languages?: readonly OcrLanguage[];
  /** All languages at once: twice as soon where a picture takes long, and more work where one was enough. */
  together?: boolean;
}

/**
 * Reads the words of a page or a line: in English first, as its model knows Latin digits best, and in Arabic unless
 * all of it turned out to be English. What both found in one place is for `chosenWords` to tell apart.
 *
 * @throws Error when `ocr` fails.
 */
export async function readWords(
  ocr: Ocr,
  image: Buffer,
  options: ReadWordsOptions,
): Promise<OcrWord[]> {
  const { languages = ["english", "arabic"], together = false, ...rest } = options;
  if (together)
    return (
      await Promise.all(languages.map((language) => ocr.read(image, { ...rest, language })))
    ).flat();
  const words: OcrWord[] = [];
  for (const language of languages) {
    if (language === "arabic" && words.length > 0 && isEnglish(words)) break;
    words.push(...(await ocr.read(image, { ...rest, language })));
  }
  return words;
}
