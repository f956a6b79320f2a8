import type { Endpoint } from "~/server/api/endpoint";

/** A command for a POSIX shell that asks the endpoint at `origin` its example. */
export function curlOf(
  { method, path, example, exampleQuery, errors }: Endpoint,
  origin: string,
): string {
  const cookie = errors.includes("unauthorized") ? ["-H 'Cookie: <SESSION_COOKIE>'"] : [];
  if (method === "GET") {
    const query = exampleQuery ? `?${new URLSearchParams({ ...exampleQuery })}` : "";
    return [`curl ${quoted(origin + path + query)}`, ...cookie].join(" \\\n  ");
  }
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    ...cookie,
    "-H 'Content-Type: application/json'",
    `-d ${quoted(JSON.stringify(example ?? {}))}`,
  ].join(" \\\n  ");
}

/** Between single quotes a shell takes everything as it stands, but for the single quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
