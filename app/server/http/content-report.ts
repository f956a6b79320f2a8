import { z } from "zod";

/** What a browser tells of something that a page's content policy kept it from doing. */
const reportSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "blocked-uri": z.string().default(""),
    "violated-directive": z.string().default(""),
  }),
});

const MOST_CHARACTERS = 200;

export interface ContentReport {
  /** The path of the page. */
  page: string;
  /** What was kept out: `inline`, `eval`, or the origin it would have come from. */
  blocked: string;
  directive: string;
}

/** What a report tells, without queries; null when it is no report. */
export function contentReport(json: unknown): ContentReport | null {
  const report = reportSchema.safeParse(json).data?.["csp-report"];
  if (!report) return null;
  const { "document-uri": page, "blocked-uri": blocked, "violated-directive": directive } = report;
  const short = (text: string) => text.slice(0, MOST_CHARACTERS);
  const origin = /^https?:/.test(blocked) && URL.canParse(blocked) && new URL(blocked).origin;
  return {
    page: short(URL.canParse(page) ? new URL(page).pathname : ""),
    blocked: short(origin || blocked),
    directive: short(directive),
  };
}
