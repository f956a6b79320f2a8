import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

/** The content policy's nonce on the server; in the browser none, since scripts have run by then. */
export const useNonce = (): string | undefined => useContext(Nonce);
