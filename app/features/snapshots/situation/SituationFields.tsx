import { useTranslation } from "react-i18next";
import type { AreaList } from "~/features/places";
import { AreaSelect } from "~/features/places/ui";
import { Select } from "~/ui/Select";

interface SituationFieldsProps {
  areas: AreaList;
  /** As typed; empty where it is left open. */
  values: { neighbourhood: string; member: string };
  problemOf: (field: "neighbourhood" | "member") => string | undefined;
}

/** Where an order went and whether with a membership, which fees depend on; either may be left open. */
export function SituationFields({ areas, values, problemOf }: SituationFieldsProps) {
  const { t } = useTranslation("delivery");
  return (
    <>
      <AreaSelect
        id="neighbourhood"
        name="neighbourhood"
        label={t("neighbourhood")}
        hint={t("hint.neighbourhood")}
        error={problemOf("neighbourhood")}
        areas={areas}
        chosen={values.neighbourhood}
        none={t("unsaid")}
      />
      <Select
        id="member"
        name="member"
        label={t("member")}
        hint={t("hint.member")}
        error={problemOf("member")}
        defaultValue={values.member}
        options={[
          { value: "", label: t("unsaid") },
          { value: "no", label: t("membership.no") },
          { value: "yes", label: t("membership.yes") },
        ]}
      />
    </>
  );
}
