import { BOTH_PLACES } from "./reference";
import { AT_BOTH } from "./talk";

/** "Ribeye price at both": a number of places. `isOwn`: read of Urdu, Hindi or Filipino. */
export function countsNoDish(said: string, quantity: number | null, isOwn: boolean): boolean {
  const isOfTwo = AT_BOTH.test(said) || (isOwn && BOTH_PLACES.test(said));
  return quantity === 2 && isOfTwo;
}
