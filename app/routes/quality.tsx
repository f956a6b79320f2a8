import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QualityPage } from "~/features/quality/report/QualityPage";
import { qualityReport } from "~/features/quality/report/report.server";
import { translatorOf } from "~/i18n/translate.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["quality", "prices"] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const t = await translatorOf(request, "quality");
  const report = await qualityReport(services().db, Date.now());
  return { report, title: t("report.title"), description: t("report.lead") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function Quality() {
  return <QualityPage report={useLoaderData<typeof loader>().report} />;
}
