import type { LoaderFunctionArgs } from "@remix-run/node";
import { indexCsv } from "~/features/quality/report/index-csv";
import { qualityReport } from "~/features/quality/report/report.server";
import { env } from "~/server/env.server";
import { keptText } from "~/server/http/kept-text.server";
import { services } from "~/services.server";

/** The weekly index of fees and mark-ups as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { weeks } = await qualityReport(services().db, Date.now());
  const response = keptText(request, indexCsv(weeks, env().DATA_LICENSE), "text/csv");
  response.headers.set("Content-Disposition", 'attachment; filename="waffir-index.csv"');
  return response;
}
