import { createContext, useContext } from "react";

const RequestId = createContext<string | null>(null);

export const RequestIdProvider = RequestId.Provider;

/**
 * The id under which the log knows the request of this page, for a person to quote when it failed.
 * The browser reads it off the page; after moving on without a new page there is none.
 */
export function useRequestId(): string | null {
  const known = useContext(RequestId);
  if (typeof document === "undefined") return known;
  return document.documentElement.dataset.requestId ?? null;
}
