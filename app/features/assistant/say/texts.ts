import { createInstance } from "i18next";
import { LANGUAGE_CODES, type Language } from "~/i18n/languages";
import { i18nextOptions } from "~/i18n/options";
import arAssistant from "~locales/ar/assistant.json";
import arFees from "~locales/ar/assistant-fees.json";
import arCatalogue from "~locales/ar/catalogue.json";
import arCommon from "~locales/ar/common.json";
import arFacts from "~locales/ar/facts.json";
import arPrices from "~locales/ar/prices.json";
import arTalk from "~locales/ar/talk.json";
import enAssistant from "~locales/en/assistant.json";
import enFees from "~locales/en/assistant-fees.json";
import enCatalogue from "~locales/en/catalogue.json";
import enCommon from "~locales/en/common.json";
import enFacts from "~locales/en/facts.json";
import enPrices from "~locales/en/prices.json";
import enTalk from "~locales/en/talk.json";
import hiAssistant from "~locales/hi/assistant.json";
import hiFees from "~locales/hi/assistant-fees.json";
import hiCatalogue from "~locales/hi/catalogue.json";
import hiCommon from "~locales/hi/common.json";
import hiFacts from "~locales/hi/facts.json";
import hiPrices from "~locales/hi/prices.json";
import hiTalk from "~locales/hi/talk.json";
import tlAssistant from "~locales/tl/assistant.json";
import tlFees from "~locales/tl/assistant-fees.json";
import tlCatalogue from "~locales/tl/catalogue.json";
import tlCommon from "~locales/tl/common.json";
import tlFacts from "~locales/tl/facts.json";
import tlPrices from "~locales/tl/prices.json";
import tlTalk from "~locales/tl/talk.json";
import urAssistant from "~locales/ur/assistant.json";
import urFees from "~locales/ur/assistant-fees.json";
import urCatalogue from "~locales/ur/catalogue.json";
import urCommon from "~locales/ur/common.json";
import urFacts from "~locales/ur/facts.json";
import urPrices from "~locales/ur/prices.json";
import urTalk from "~locales/ur/talk.json";

/** The catalogues that the assistant speaks from. They are read as modules, so that evaluations run without a build. */
const resources = {
  ar: {
    assistant: arAssistant,
    "assistant-fees": arFees,
    talk: arTalk,
    catalogue: arCatalogue,
    facts: arFacts,
    prices: arPrices,
    common: arCommon,
  },
  en: {
    assistant: enAssistant,
    "assistant-fees": enFees,
    talk: enTalk,
    catalogue: enCatalogue,
    facts: enFacts,
    prices: enPrices,
    common: enCommon,
  },
  ur: {
    assistant: urAssistant,
    "assistant-fees": urFees,
    talk: urTalk,
    catalogue: urCatalogue,
    facts: urFacts,
    prices: urPrices,
    common: urCommon,
  },
  hi: {
    assistant: hiAssistant,
    "assistant-fees": hiFees,
    talk: hiTalk,
    catalogue: hiCatalogue,
    facts: hiFacts,
    prices: hiPrices,
    common: hiCommon,
  },
  tl: {
    assistant: tlAssistant,
    "assistant-fees": tlFees,
    talk: tlTalk,
    catalogue: tlCatalogue,
    facts: tlFacts,
    prices: tlPrices,
    common: tlCommon,
  },
} satisfies Record<Language, object>;

const instance = createInstance();
instance.init({
  ...i18nextOptions,
  ns: ["assistant", "assistant-fees", "talk", "catalogue", "facts", "prices", "common"],
  initImmediate: false,
  resources,
});

function translators(language: Language) {
  return {
    t: instance.getFixedT(language, "assistant"),
    fees: instance.getFixedT(language, "assistant-fees"),
    talk: instance.getFixedT(language, "talk"),
    catalogue: instance.getFixedT(language, "catalogue"),
    facts: instance.getFixedT(language, "facts"),
    prices: instance.getFixedT(language, "prices"),
    common: instance.getFixedT(language, "common"),
  };
}

const byLanguage = new Map(LANGUAGE_CODES.map((language) => [language, translators(language)]));

/** The assistant's sentences in a language. */
export function textsIn(language: Language) {
  return byLanguage.get(language) ?? translators(language);
}
