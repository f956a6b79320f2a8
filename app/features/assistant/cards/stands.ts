import { createContext, useContext } from "react";
import type { Stands } from "~/features/contribute/taps/tap";

const StandsContext = createContext<Stands>({});

/** Gives the receipts of a conversation what its reader said of their prices. */
export const StandsProvider = StandsContext.Provider;

/** What the reader said of the prices of this conversation. */
export const useStands = (): Stands => useContext(StandsContext);
