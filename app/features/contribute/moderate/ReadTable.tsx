import { useTranslation } from "react-i18next";
import type { SheetField, SheetValues } from "../sheet/fields";

/** What a moderator compares: everything but what our own lists say. */
const COMPARED: SheetField[] = [
  "restaurant",
  "dish",
  "quantity",
  "item_price",
  "others",
  "delivery_fee",
  "service_fee",
  "vat",
  "discount",
  "total",
  "date",
];

/** What the machine read beside what the person sent; where the two differ, the line says so. */
export function ReadTable({ read, sent }: { read: SheetValues; sent: SheetValues }) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  return (
    <table className="table">
      <caption>{t("case.compare")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("case.read")}</th>
          <th scope="col">{t("case.sent")}</th>
        </tr>
      </thead>
      <tbody>
        {COMPARED.filter((field) => read[field] || sent[field]).map((field) => (
          <tr key={field}>
            <th scope="row">{t(`sheet:${field}`)}</th>
            <td>
              <bdi>{read[field] || "–"}</bdi>
            </td>
            <td>
              <bdi>{sent[field] || "–"}</bdi>
              {read[field] !== "" && read[field] !== sent[field] && (
                <span className="small differs"> {t("case.differs")}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
