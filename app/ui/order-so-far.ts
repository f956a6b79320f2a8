import { useLocation } from "@remix-run/react";

/** The part of an address that carries an order along, from page to page, while dishes are added to it. */
export const ORDER_PARAM = "order";

/** An order is never longer than this: what an address has beyond it is not carried along. */
const LONGEST_ORDER = 1140;

/** The order that whoever came here has so far, as its address has it; empty where there is none. */
export function useOrderSoFar(): string {
  const { search } = useLocation();
  return (new URLSearchParams(search).get(ORDER_PARAM) ?? "").slice(0, LONGEST_ORDER);
}

/** A path of ours that carries the order along. */
export const withOrder = (path: string, order: string): string =>
  order ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ order })}` : path;
