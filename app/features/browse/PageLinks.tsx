import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pagePath } from "./address";
import { pageNumbers } from "./page-numbers";

/** The pages of a list; nothing when there is one only. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation("browse");
  const { pathname, search } = useLocation();
  if (pages === 1) return null;
  return (
    <nav aria-label={t("pages")}>
      <ul className="cluster">
        {pageNumbers(page, pages).map((number, at, numbers) =>
          number === null ? (
            <li key={`after ${numbers[at - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className="chip figure"
                to={pagePath(pathname, search, number)}
                aria-current={number === page ? "page" : undefined}
                aria-label={t("pageNumber", { page: number })}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
