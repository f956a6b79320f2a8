import fc from "fast-check";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { compileTexts } from "./compiled.server";
import { catalogueOf } from "./i18n.server";
import { LANGUAGE_CODES, type Language } from "./languages";
import { NAMESPACES } from "./namespaces";
import { i18nextOptions } from "./options";

async function instanceOf(language: Language) {
  const instance = createInstance();
  const own = Object.fromEntries(NAMESPACES.map((ns) => [ns, catalogueOf(language, ns) ?? {}]));
  await instance.init({
    ...i18nextOptions,
    ns: NAMESPACES,
    lng: language,
    fallbackLng: false,
    resources: { [language]: own },
  });
  return instance;
}

type Translate = (key: string, values?: object) => string;

/** Every key of a catalogue, plurals without their ending, with the names of the values in its texts. */
function keysOf(texts: object, before = ""): { key: string; text: string }[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string"
      ? [{ key: (before + name).replace(/_(zero|one|two|few|many|other)$/, ""), text }]
      : keysOf(text as object, `${before}${name}.`),
  );
}

const hostile = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.constantFrom("$&", "{{name}}", "$t(name)", "<b>", "", "مطعم", "a $1 b"),
  fc.string(),
);

test.each(LANGUAGE_CODES)(
  "every text of %s reads as i18next puts it together",
  async (language) => {
    const slow = await instanceOf(language);
    const fast = compileTexts(await instanceOf(language), language);
    for (const ns of NAMESPACES) {
      const plain = slow.getFixedT(language, ns) as unknown as Translate;
      const compiled = fast.getFixedT(language, ns) as unknown as Translate;
      const keys = keysOf(catalogueOf(language, ns) ?? {});
      if (keys.length === 0) continue;
      fc.assert(
        fc.property(
          fc.constantFrom(...keys),
          fc.nat(130),
          fc.array(hostile, { minLength: 8, maxLength: 8 }),
          fc.boolean(),
          ({ key, text }, count, values, whole) => {
            const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
            const given: Record<string, unknown> = Object.fromEntries(
              names.map((name, at) => [name, values[at % values.length]]),
            );
            given.count = count;
            expect(compiled(key, given)).toBe(plain(key, given));
            expect(compiled(`${ns}:${key}`, given)).toBe(plain(`${ns}:${key}`, given));
            if (whole) expect(compiled(key)).toBe(plain(key));
          },
        ),
        { numRuns: 150 },
      );
    }
    const common = fast.getFixedT(language, "common") as unknown as Translate;
    const known = slow.getFixedT(language, "common") as unknown as Translate;
    expect(common("no.such.text")).toBe(known("no.such.text"));
    expect(common("no.such.text", { defaultValue: "x" })).toBe("x");
  },
);
