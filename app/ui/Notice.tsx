import type { ReactNode } from "react";
import { Icon } from "./Icon";
import type { IconName } from "./icons/icon-names";

const ICON_OF = {
  info: "info",
  good: "check",
  warning: "triangle-alert",
  error: "circle-alert",
} as const satisfies Record<string, IconName>;

interface NoticeProps {
  kind?: keyof typeof ICON_OF;
  children: ReactNode;
}

/** Something to know before reading on, set off from the text around it. */
export function Notice({ kind = "info", children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`}>
      <Icon name={ICON_OF[kind]} />
      <div className="notice-body">{children}</div>
    </div>
  );
}
