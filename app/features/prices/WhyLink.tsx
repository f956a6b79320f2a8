import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface WhyLinkProps {
  dishId: number;
  platform: string;
  /** What is pressed, before a few words for whoever only hears it; the words alone where there is nothing. */
  children?: ReactNode;
}

/** The way to why a price is believed. */
export function WhyLink({ dishId, platform, children }: WhyLinkProps) {
  const { t } = useTranslation("prices");
  return (
    <Link to={`/prices/why/${dishId}/${platform}`} className="status-link" rel="nofollow">
      {children}
      {children ? <span className="visually-hidden"> {t("why")}</span> : t("why")}
    </Link>
  );
}
