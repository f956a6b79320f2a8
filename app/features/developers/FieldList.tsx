import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentedField } from "./fields";

/** The fields of a request or an answer, each with its type and what it means. */
export function FieldList({ title, fields }: { title: string; fields: DocumentedField[] }) {
  return (
    <div className="stack stack-tight">
      <h3>{title}</h3>
      <dl className="card field-list">
        {fields.map((field) => (
          <FieldEntry key={field.path} field={field} />
        ))}
      </dl>
    </div>
  );
}

function FieldEntry({ field }: { field: DocumentedField }) {
  const { t } = useTranslation("developers");
  return (
    <div>
      <dt>
        <FieldPath path={field.path} />
        <span className="field-type">
          <code>{field.type}</code>
          {!field.required && ` ${t("optional")}`}
        </span>
      </dt>
      {field.description && <dd>{field.description}</dd>}
      {field.values.length > 0 && (
        <dd className="field-values">
          {t("oneOf")}
          {field.values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </dd>
      )}
    </div>
  );
}

/** A long path may break after a dot, and nowhere else while there is room. */
function FieldPath({ path }: { path: string }) {
  const steps = path.split(".");
  const last = steps.pop();
  return (
    <code>
      {steps.length > 0 && (
        <span className="field-parent">
          {steps.map((step, depth) => (
            <Fragment key={steps.slice(0, depth + 1).join(".")}>
              {step}.<wbr />
            </Fragment>
          ))}
        </span>
      )}
      {last}
    </code>
  );
}
