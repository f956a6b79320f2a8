/** Pages named on either side of the present one. */
const BESIDE = 2;

/** The numbers a list of `last` pages shows at `page`: the first, the last, and those beside it; null where some are left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = Array.from({ length: last }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === last || Math.abs(one - page) <= BESIDE,
  );
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    return before < one - 1 ? [null, one] : [one];
  });
}
