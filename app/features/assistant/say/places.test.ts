import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import type { Ask } from "../model/ask";
import { sayNearest } from "./places";

const ask = { restaurant: "dim sum", query: "", dish: "", area: "", except: "" } as Ask;
const area = { name_ar: "الملز", name_en: "Malaz" };

test.each(LANGUAGE_CODES)("where nothing is near, it is said what and where, in %s", (voice) => {
  const said = sayNearest(voice, ask, { problem: null, area, branches: [] } as never);
  expect(said).toContain("dim sum");
  expect(said).toMatch(/Malaz|الملز/);
  expect(said).not.toMatch(/near\.|\{\{/);
});
