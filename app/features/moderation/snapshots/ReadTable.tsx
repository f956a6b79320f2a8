import { useTranslation } from "react-i18next";
import type { ReviewFormValues } from "~/features/snapshots";
import { Icon } from "~/ui/Icon";
import { COMPARED, type Compared } from "./differences";

interface ReadTableProps {
  read: ReviewFormValues;
  sent: ReviewFormValues;
  differing: readonly Compared[];
}

/** What the machine read beside what the person sent; where the two differ, the line says so. */
export function ReadTable({ read, sent, differing }: ReadTableProps) {
  const { t } = useTranslation(["moderation", "sheet", "outcomes"]);
  const shown = COMPARED.filter((field) => read[field] || isSaid(sent[field]));
  return (
    <table className="table read-table">
      <caption>{t("case.compare")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("case.read")}</th>
          <th scope="col">{t("case.sent")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => {
          const differs = differing.includes(field);
          return (
            <tr key={field} className={differs ? "differs" : undefined}>
              <th scope="row">{t(`sheet:${field}`)}</th>
              <td>
                <bdi>{read[field] || "–"}</bdi>
              </td>
              <td>
                <span className="read-sent">
                  {differs && (
                    <>
                      <Icon name="triangle-alert" />
                      <span className="visually-hidden">{t("case.differs")}</span>
                    </>
                  )}
                  <bdi>{isSaid(sent[field]) ? sent[field] : "–"}</bdi>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether a field says anything: no fee and a fee of nothing are the same. */
const isSaid = (value: string) => value !== "" && value !== "0.00";
