import type { ActionFunctionArgs } from "@remix-run/node";
import { addressKey, clientAddress } from "~/server/http/client-address.server";
import { contentReport } from "~/server/http/content-report";
import { bodyOf, readAtMost } from "~/server/http/incoming-request.server";
import { logWarning, requestFacts } from "~/server/log.server";
import { services } from "~/services.server";

/** A browser tells of one thing in a few hundred bytes. */
const MOST_BYTES = 8 * 1024;

/** Where browsers report what a page's content policy kept them from doing: one line of the log each. */
export async function action({ request }: ActionFunctionArgs) {
  const body = await readAtMost(bodyOf(request), MOST_BYTES).catch(() => null);
  const report = contentReport(parse(body?.toString() ?? ""));
  if (!report) return new Response(null, { status: 400 });
  if (!(await services().limiter.allows("content_report", addressKey(clientAddress(request)))))
    return new Response(null, { status: 429 });
  logWarning("A page met its content policy", { ...requestFacts(request), ...report });
  return new Response(null, { status: 204 });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function loader(): never {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}
