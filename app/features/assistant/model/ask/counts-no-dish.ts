import { BOTH_PLACES } from "./reference";
import { AT_BOTH } from "./talk";
import { THANKS_ALONE } from "./thanks";

/** "Ribeye price at both", "nice one, cheers": a number of places, or of nothing. `isOwn`: read of Urdu, Hindi or Filipino. */
export function countsNoDish(said: string, quantity: number | null, isOwn: boolean): boolean {
  const isOfTwo = AT_BOTH.test(said) || (isOwn && BOTH_PLACES.test(said));
  return (quantity === 2 && isOfTwo) || THANKS_ALONE.test(said);
}
