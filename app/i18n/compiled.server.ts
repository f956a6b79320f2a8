import type { i18n, TFunction } from "i18next";
import type { Language } from "./languages";

/** What i18next does beyond looking a text up, choosing its plural and putting values in. */
const BEYOND = new Set([
  "context",
  "defaultValue",
  "interpolation",
  "joinArrays",
  "lng",
  "lngs",
  "ns",
  "ordinal",
  "postProcess",
  "replace",
  "returnDetails",
  "returnObjects",
]);

/** A text as words and names of values in turn, the words first. */
type Compiled = readonly string[];

const VALUE = /\{\{(\w+)\}\}/;

/** A text taken apart; undefined for one that only i18next can put together. */
function compile(text: unknown): Compiled | undefined {
  if (typeof text !== "string" || text.includes("$t(")) return undefined;
  const parts = text.split(VALUE);
  return parts.some((part) => part.includes("{{")) ? undefined : parts;
}

/** A text with its values in; undefined where one is missing. */
function put(parts: Compiled, values: Record<string, unknown>): string | undefined {
  let text = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    const value = values[parts[at] ?? ""];
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    text += value + (parts[at + 1] ?? "");
  }
  return text;
}

const NO_VALUES = {};

/**
 * Has an instance of one language take each text apart once, where i18next searches it for patterns at each call, a hundred
 * times a page. What is not plain goes to i18next; what comes out is the same, which `compiled.server.test.ts` compares for every text.
 */
export function compileTexts(instance: i18n, language: Language): i18n {
  const plain = instance.getFixedT.bind(instance);
  const translators = new Map<string, TFunction>();
  const getFixedT = (lng: string | null, ns: string | undefined, prefix?: string) => {
    if ((lng ?? language) !== language || typeof ns !== "string" || prefix !== undefined)
      return plain(lng as string, ns as never, prefix as never);
    const translator = translators.get(ns) ?? translatorIn(ns);
    translators.set(ns, translator);
    return translator;
  };

  function translatorIn(own: string): TFunction {
    const slow = plain(language, own as never) as unknown as (...args: unknown[]) => string;
    const texts = new Map<string, Compiled | undefined>();
    const textOf = (key: string): Compiled | undefined => {
      if (!texts.has(key)) {
        const [first = "", second] = key.split(":");
        const [ns, name] = second === undefined ? [own, first] : [first, second];
        texts.set(key, compile(instance.getResource(language, ns, name)));
      }
      return texts.get(key);
    };
    const fast = (...args: unknown[]): string => {
      const [key, values = NO_VALUES, more] = args;
      if (typeof key !== "string" || typeof values !== "object" || values === null || more)
        return slow(...args);
      for (const name in values) if (BEYOND.has(name)) return slow(...args);
      const { count } = values as { count?: unknown };
      const suffix = typeof count === "number" ? suffixOf(count) : "";
      const parts = textOf(key + suffix);
      return (parts && put(parts, values as Record<string, unknown>)) ?? slow(...args);
    };
    return Object.assign(fast, { lng: language, ns: own }) as unknown as TFunction;
  }

  const rules = new Intl.PluralRules(language);
  const suffixOf = (count: number) => `_${rules.select(count)}`;
  return Object.assign(instance, { getFixedT });
}
