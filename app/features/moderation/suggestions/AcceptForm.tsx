import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CUISINES, type Cuisine } from "~/features/catalogue";
import type { Draft } from "~/features/forms";
import { AreaSelect } from "~/features/places/ui";
import { nameFor, type TwoNames } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import type { SuggestionPage } from "./review-page.server";

interface AcceptFormProps {
  page: SuggestionPage;
  draft: Draft | null;
  problemOf: (
    field: "restaurant" | "name_ar" | "name_en" | "area" | "position",
  ) => string | undefined;
}

/** Makes a suggestion a restaurant of the catalogue, in one press where nothing is to be mended. */
export function AcceptForm({ page, draft, problemOf }: AcceptFormProps) {
  const { t } = useTranslation(["moderation", "catalogue"]);
  const language = useLanguage();
  const given = (field: string, otherwise: string) =>
    draft ? (draft.values[field] ?? "") : otherwise;
  const named = (names: TwoNames) => nameFor(language, names).text;
  return (
    <Form method="post" className="stack" aria-labelledby="accept">
      <h2 id="accept">{t("add.title")}</h2>
      {page.alike.length > 0 && (
        <Select
          id="restaurant"
          name="restaurant"
          label={t("add.restaurant")}
          defaultValue={given("restaurant", "")}
          error={problemOf("restaurant")}
          options={[
            { value: "", label: t("add.new") },
            ...page.alike.map(({ id, name_ar, name_en }) => ({
              value: String(id),
              label: t("add.branchOf", { name: named({ ar: name_ar, en: name_en }) }),
            })),
          ]}
        />
      )}
      <Field
        id="name_ar"
        name="name_ar"
        lang="ar"
        dir="rtl"
        label={t("add.name_ar")}
        defaultValue={given("name_ar", page.name_ar)}
        error={problemOf("name_ar")}
      />
      <Field
        id="name_en"
        name="name_en"
        lang="en"
        dir="ltr"
        label={t("add.name_en")}
        defaultValue={given("name_en", page.name_en)}
        error={problemOf("name_en")}
      />
      <Select
        id="cuisine"
        name="cuisine"
        label={t("add.cuisine")}
        defaultValue={given("cuisine", "")}
        options={[
          { value: "", label: t("add.noCuisine") },
          ...(Object.keys(CUISINES) as Cuisine[]).map((code) => ({
            value: code,
            label: t(`catalogue:cuisine.${code}`),
          })),
        ]}
      />
      <AreaSelect
        id="area"
        label={t("add.area")}
        areas={page.areas}
        chosen={given("area", String(page.area?.id ?? ""))}
        none={t("add.noArea")}
        error={problemOf("area")}
      />
      <Field
        id="position"
        name="position"
        dir="ltr"
        label={t("add.position")}
        hint={t("add.positionHint")}
        defaultValue={given("position", "")}
        error={problemOf("position")}
      />
      <SubmitButton name="intent" value="add">
        {t("add.submit")}
      </SubmitButton>
    </Form>
  );
}
