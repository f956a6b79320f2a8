import { useTranslation } from "react-i18next";
import { ERROR_STATUS, type ErrorCode } from "~/server/api/errors";

/** Every error code with its HTTP status and what a caller does about it. */
export function ErrorList() {
  const { t } = useTranslation("developers");
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return (
    <dl className="card field-list">
      {codes.map((code) => (
        <div key={code} id={code}>
          <dt>
            <code>{code}</code>
            <span className="field-type figure">{ERROR_STATUS[code]}</span>
          </dt>
          <dd>{t(`errors.${code}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
