/** A line of a table of the benchmark. */
export interface Measured {
  figure: string;
  value: string;
  mark: string;
  held: "held" | "MISSED" | "";
}

interface Mark {
  /** The greatest value that holds. */
  most?: number;
  /** The least. */
  least?: number;
}

/** A figure with so many decimals, and whether it holds its mark, where it has one. */
export function measured(
  figure: string,
  value: number,
  decimals: number,
  { most, least }: Mark = {},
): Measured {
  const told = { figure, value: value.toFixed(decimals) };
  if (most !== undefined)
    return { ...told, mark: `≤ ${most}`, held: value <= most ? "held" : "MISSED" };
  if (least !== undefined)
    return { ...told, mark: `≥ ${least}`, held: value >= least ? "held" : "MISSED" };
  return { ...told, mark: "", held: "" };
}

/** The value that a share of all is below: 0.99 gives p99. */
export function part(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export const middle = (values: readonly number[]): number => part(values, 0.5);
