import { useTranslation } from "react-i18next";
import type { LineField } from "../review-form/fields";

interface LineLabelProps {
  /** 1 for the first. */
  number: number;
  field: LineField;
}

/** What a field of a line is called: whoever comes to it with the Tab key hears of which line it is, too. */
export function LineLabel({ number, field }: LineLabelProps) {
  const { t } = useTranslation("sheet");
  return (
    <>
      <span className="visually-hidden">{`${t("line", { number })}: `}</span>
      {t(field)}
    </>
  );
}
