/** What a bar is drawn from, in halalas: the parts sum to the total. */
export interface BarParts {
  items: number;
  delivery: number;
  vat: number;
}

/** The three parts of a bar in percent of the track, which is as long as the dearest total. */
export type BarShares = BarParts;

const total = (parts: BarParts) => parts.items + parts.delivery + parts.vat;

/** The length of each part of each bar on one common scale, percent with two decimals: the dearest total is 100. */
export function barShares(rows: readonly BarParts[]): BarShares[] {
  const longest = Math.max(1, ...rows.map(total));
  const share = (halalas: number) => Math.round((halalas / longest) * 10_000) / 100;
  return rows.map(({ items, delivery, vat }) => ({
    items: share(items),
    delivery: share(delivery),
    vat: share(vat),
  }));
}
