import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { translatorOf } from "~/i18n/translate.server";
import { pageMeta } from "~/ui/page-meta";
import { SearchForm } from "~/ui/shell/SearchForm";

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translatorOf(request, "common");
  return { title: t("home.title") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "" });

export default function Home() {
  const { t } = useTranslation();
  return (
    <div className="page">
      <h1>{t("home.title")}</h1>
      <SearchForm large />
    </div>
  );
}
