/**
 * One page of rows that were read with one more than fits, to know whether others follow.
 *
 * @returns the rows that fit, and the offset of the next page; null on the last.
 */
export function pageOfRows<Row>(
  read: readonly Row[],
  { size, offset }: { size: number; offset: number },
): { rows: Row[]; next: number | null } {
  return { rows: read.slice(0, size), next: read.length > size ? offset + size : null };
}
