import type { Endpoint } from "~/server/api/endpoint";

/** A command for a POSIX shell that asks the endpoint at `origin` its example. */
export function curlOf({ method, path, example, exampleQuery }: Endpoint, origin: string): string {
  if (method === "GET") {
    const query = exampleQuery ? `?${new URLSearchParams({ ...exampleQuery })}` : "";
    return `curl ${quoted(origin + path + query)}`;
  }
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    "-H 'Content-Type: application/json'",
    `-d ${quoted(JSON.stringify(example ?? {}))}`,
  ].join(" \\\n  ");
}

/** Between single quotes a shell takes everything as it stands, but for the single quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
