import { createContext, useContext } from "react";
import type { OwnChecks } from "~/features/prices";

const OwnChecksContext = createContext<OwnChecks>({});

/** Gives the receipts of a conversation what its reader said of their prices. */
export const OwnChecksProvider = OwnChecksContext.Provider;

/** What the reader said of the prices of this conversation. */
export const useOwnChecks = (): OwnChecks => useContext(OwnChecksContext);
