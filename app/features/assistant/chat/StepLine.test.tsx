import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGE_CODES, type Language } from "~/i18n/languages";
import type { ToolName } from "../tool-names";
import { StepLine } from "./StepLine";

type Step = [
  toolName: ToolName,
  args: Record<string, unknown>,
  result: Record<string, unknown> | null,
];

/** A step as it is read, without its marks. */
const said = ([toolName, args, result]: Step, language: Language = "en") =>
  renderToStaticMarkup(
    <StaticRouter location="/chat">
      <I18nextProvider i18n={i18nFor(language)}>
        <StepLine call={{ type: "tool", toolCallId: "1", toolName, args, result }} waiting />
      </I18nextProvider>
    </StaticRouter>,
  ).replace(/<[^>]*>/g, "");

const fact = "I don’t eat lamb";
const kept = { id: "1", kind: "diet", text: fact };
const forget: Step[1] = { fact, forget: true };

test.each<[string, Step]>([
  ["Saving what you told me", ["save_user_fact", { fact }, null]],
  ["Saved what you told me", ["save_user_fact", { fact }, { saved: true, forgotten: [] }]],
  ["This step didn’t work", ["save_user_fact", { fact }, { saved: false, forgotten: [] }]],
  ["Checking what I know about you", ["save_user_fact", forget, null]],
  [
    "Deleted what you asked me to forget",
    ["save_user_fact", forget, { saved: false, forgotten: [kept] }],
  ],
  ["Checked what I know about you", ["save_user_fact", forget, { saved: false, forgotten: [] }]],
])("%s", (words, step) => {
  expect(said(step).startsWith(`${words} · ${fact}`)).toBe(true);
});

test.each(LANGUAGE_CODES)(
  "what is recalled is a code of ours, which nobody reads: %s",
  (language) => {
    const words = i18nFor(language).getFixedT(language, "chat")("done.recall_user_memory");
    for (const about of ["place", "standing"])
      expect(said(["recall_user_memory", { about }, { facts: [] }], language)).toBe(words);
  },
);
