import { SCOPES, type Scope } from "~/features/community/trends/scope";
import { PERIODS, type Period } from "./period";

/** Which board a page shows, as its address says it. */
export interface BoardAddress {
  scope: Scope;
  /** Arabic name of a neighbourhood; empty where none is chosen. */
  area: string;
  period: Period;
  offset: number;
}

/** Reads the address of a board; what makes no sense is as if it were absent. */
export function boardAddress(params: URLSearchParams): BoardAddress {
  return {
    scope: SCOPES.find((scope) => scope === params.get("scope")) ?? "city",
    area: params.get("area")?.trim().slice(0, 60) ?? "",
    period: PERIODS.find((period) => period === params.get("period")) ?? "month",
    offset: Number(/^\d{1,6}$/.exec(params.get("offset") ?? "")?.[0] ?? 0),
  };
}

/** The address of a board, from its beginning unless an offset is given. */
export function boardPath(
  { scope, area, period }: Omit<BoardAddress, "offset">,
  offset = 0,
): string {
  const params = new URLSearchParams({ scope, period });
  if (scope === "district" && area) params.set("area", area);
  if (offset > 0) params.set("offset", String(offset));
  return `/leaderboard?${params}`;
}
