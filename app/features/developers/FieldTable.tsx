import { useTranslation } from "react-i18next";
import type { Field } from "./fields";

/** The fields of a request or an answer, one a row. */
export function FieldTable({ caption, fields }: { caption: string; fields: Field[] }) {
  const { t } = useTranslation("developers");
  return (
    <div className="table-frame">
      <table className="table field-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            <th scope="col">{t("meaning")}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.path}>
              <th scope="row">
                <code>{field.path}</code>
                <span className="field-type">
                  <code>{field.type}</code>
                  {!field.required && <span> {t("optional")}</span>}
                </span>
              </th>
              <td>
                {field.description}
                {field.values.length > 0 && <Values values={field.values} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Values({ values }: { values: string[] }) {
  const { t } = useTranslation("developers");
  return (
    <span className="field-values">
      {t("oneOf")}{" "}
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </span>
  );
}
