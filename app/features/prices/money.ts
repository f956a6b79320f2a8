/** Integer halalas → riyals on the wire, at most two decimals. */
export function toSar(halalas: number): number {
  return halalas / 100;
}

/** Riyals → integer halalas, rounded to the nearest. */
export function toHalalas(sar: number): number {
  return Math.round(sar * 100);
}
