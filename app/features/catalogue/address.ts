/** Nobody orders more of one dish; a greater number is a name, a year or a price. */
export const MOST_OF_ONE = 99;

/** A quantity as an address has it; 1 where it is absent or makes no sense. */
export function quantityFrom(text: string | null): number {
  const value = Number(text?.match(/^\d{1,2}$/)?.[0]);
  return value >= 1 && value <= MOST_OF_ONE ? value : 1;
}

/** What an address asks for instead of a quantity; null where it asks for one, or for none at all. */
export function refusedQuantity(text: string | null): string | null {
  return text === null || Number(text) === quantityFrom(text) ? null : text;
}

/** The id at the beginning of an address that may go on with a name: `7-al-olaya`; null where no row can have it. */
export const idInSlug = (text: string | undefined): number | null =>
  idFrom(text?.replace(/-.*$/s, ""));

/** An id as an address has it; null where no row can have it. */
export function idFrom(text: string | undefined): number | null {
  const value = Number(text?.match(/^[1-9]\d{0,14}$/)?.[0]);
  return Number.isSafeInteger(value) ? value : null;
}
