import { indexCsv } from "~/features/quality/report/index-csv";
import { qualityReport } from "~/features/quality/report/report.server";
import { env } from "~/server/env.server";
import { services } from "~/services.server";

/** The weekly index of fees and mark-ups as a file. */
export async function loader() {
  const { weeks } = await qualityReport(services().db, Date.now());
  return new Response(indexCsv(weeks, env().DATA_LICENSE), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="waffir-index.csv"',
    },
  });
}
