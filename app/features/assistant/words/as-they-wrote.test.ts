import { expect, test } from "vitest";
import { asTheyWrote, ownForms } from "./signs";

/** How often one of some forms is asked for. */
class AskedForms extends Map<string, string> {
  asked = 0;

  override has(form: string): boolean {
    this.asked++;
    return super.has(form);
  }
}

test("words are given back as they were written, the longest that were read together first", () => {
  const forms = new Map([
    ["chicken", "چکن"],
    ["chicken biryani", "چکن بریانی"],
  ]);
  expect(asTheyWrote("2 chicken biryani and chicken", forms)).toBe("2 چکن بریانی and چکن");
});

test("a long text is looked at once, whatever its length", () => {
  const forms = new AskedForms([["chicken biryani", "چکن بریانی"]]);
  const words = Array.from({ length: 800 }, (_, at) => `word${at}`);
  expect(asTheyWrote(words.join(" "), forms)).toBe(words.join(" "));
  expect(forms.asked).toBeLessThanOrEqual(2 * words.length);
});

test("food of Hindi in Latin letters is quoted as it was written, and nothing else of it", () => {
  const forms = ownForms("do rajma chawal", "hi");
  expect(asTheyWrote("beans rice", forms)).toBe("rajma chawal");
  expect(forms.has("2")).toBe(false);
});
