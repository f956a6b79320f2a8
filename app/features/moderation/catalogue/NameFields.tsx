import { useTranslation } from "react-i18next";
import type { TwoNamesRow } from "~/features/catalogue";
import type { Draft } from "~/features/forms";
import { Field } from "~/ui/Field";

interface NameFieldsProps {
  named: Omit<TwoNamesRow, "id">;
  draft: Draft | null;
  error: string | undefined;
}

/** What a restaurant or a dish is called in the two scripts, as it stands or was typed. */
export function NameFields({ named, draft, error }: NameFieldsProps) {
  const { t } = useTranslation("moderation");
  // A name that was emptied comes back empty.
  const { name_ar = null, name_en = null } = draft?.values.act === "rename" ? draft.values : named;
  return (
    <>
      <Field
        id="name_ar"
        name="name_ar"
        lang="ar"
        dir="rtl"
        label={t("add.name_ar")}
        defaultValue={name_ar ?? ""}
        error={error}
      />
      <Field
        id="name_en"
        name="name_en"
        lang="en"
        dir="ltr"
        label={t("add.name_en")}
        defaultValue={name_en ?? ""}
      />
    </>
  );
}
