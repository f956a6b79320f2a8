import { networkKey } from "~/server/http/client-address.server";

/** What a sign-in with a number remembers of where it was made, to be hashed: no address, only that both met. */
export const networkOf = (phone: string, address: string): string =>
  `${phone} in ${networkKey(address)}`;
