import { useTranslation } from "react-i18next";
import { CodeBlock } from "./CodeBlock";
import { FieldList } from "./FieldList";
import type { EndpointReference } from "./reference.server";

/** One endpoint: what it does, a command to try it with, what goes in and what comes out. */
export function EndpointSection({ endpoint }: { endpoint: EndpointReference }) {
  const { t } = useTranslation("developers");
  const { id, method, path, summary, description, curl, request, answer, errors } = endpoint;
  return (
    <section className="stack" id={id} aria-labelledby={`${id}-title`}>
      <header className="stack stack-tight">
        <h2 id={`${id}-title`}>{summary}</h2>
        <p className="endpoint">
          <code>
            <b>{method}</b> {path}
          </code>
        </p>
        <p>{description}</p>
      </header>
      <div className="stack stack-tight">
        <h3>{t("tryIt")}</h3>
        <CodeBlock code={curl} />
      </div>
      {request.length > 0 && <FieldList title={t("request")} fields={request} />}
      <FieldList title={t("answer")} fields={answer} />
      <p className="endpoint-errors">
        {t("canAnswer")}{" "}
        {errors.map(({ code, status }) => (
          <a key={code} href={`#${code}`}>
            <code>
              {status} {code}
            </code>
          </a>
        ))}
      </p>
    </section>
  );
}
