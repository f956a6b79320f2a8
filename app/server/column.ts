type Column = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/**
 * A column of numbers with room for index `at`: itself where it has that, else a copy with half as much again, so that filling
 * it one by one copies each number a few times at most.
 */
export function withRoom<C extends Column>(column: C, at: number): C {
  if (at < column.length) return column;
  const larger = new (column.constructor as new (length: number) => C)(at + 1 + (at >> 1));
  larger.set(column);
  return larger;
}
