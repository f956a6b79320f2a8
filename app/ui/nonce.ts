import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

export const NonceProvider = Nonce.Provider;

/** What marks our own scripts while a page is rendered; in the browser nothing, since they have run by then. */
export const useNonce = (): string | undefined => useContext(Nonce);
