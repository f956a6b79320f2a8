import { useTranslation } from "react-i18next";
import type { AreaChoice } from "~/features/places";
import { areaOptions } from "~/features/places/ui";
import { useLanguage } from "~/i18n/use-language";
import { Select } from "~/ui/Select";

interface SituationFieldsProps {
  areas: readonly AreaChoice[];
  /** As typed; empty where it is left open. */
  values: { neighbourhood: string; member: string };
  problemOf: (field: "neighbourhood" | "member") => string | undefined;
}

/** Where an order went and whether with a membership, which fees depend on; either may be left open. */
export function SituationFields({ areas, values, problemOf }: SituationFieldsProps) {
  const { t } = useTranslation("delivery");
  const language = useLanguage();
  const unsaid = { value: "", label: t("unsaid") };
  return (
    <>
      <Select
        id="neighbourhood"
        name="neighbourhood"
        label={t("neighbourhood")}
        hint={t("hint.neighbourhood")}
        error={problemOf("neighbourhood")}
        defaultValue={values.neighbourhood}
        options={[unsaid, ...areaOptions(areas, language)]}
      />
      <Select
        id="member"
        name="member"
        label={t("member")}
        hint={t("hint.member")}
        error={problemOf("member")}
        defaultValue={values.member}
        options={[
          unsaid,
          { value: "no", label: t("membership.no") },
          { value: "yes", label: t("membership.yes") },
        ]}
      />
    </>
  );
}
