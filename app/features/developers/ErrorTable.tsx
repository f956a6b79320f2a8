import { useTranslation } from "react-i18next";
import { ERROR_STATUS, type ErrorCode } from "~/server/api/errors";

/** Every error code with its HTTP status and what a caller does about it. */
export function ErrorTable() {
  const { t } = useTranslation("developers");
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return (
    <div className="table-frame">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t("status")}</th>
            <th scope="col">{t("code")}</th>
            <th scope="col">{t("meaning")}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <tr key={code} id={code}>
              <td className="figure">{ERROR_STATUS[code]}</td>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{t(`errors.${code}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
