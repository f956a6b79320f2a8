import { at } from "./robust";

/**
 * Solves A·x = b for a symmetric positive definite A (row by row, n × n) by Cholesky's decomposition; both are overwritten.
 * O(n³ / 6), for a few dozen unknowns.
 */
export function solve(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let left = at(a, i * n + j);
      for (let k = 0; k < j; k++) left -= at(a, i * n + k) * at(a, j * n + k);
      a[i * n + j] = i === j ? Math.sqrt(Math.max(left, 1e-12)) : left / at(a, j * n + j);
    }
  }
  for (let i = 0; i < n; i++) {
    let left = at(b, i);
    for (let k = 0; k < i; k++) left -= at(a, i * n + k) * at(b, k);
    b[i] = left / at(a, i * n + i);
  }
  for (let i = n - 1; i >= 0; i--) {
    let left = at(b, i);
    for (let k = i + 1; k < n; k++) left -= at(a, k * n + i) * at(b, k);
    b[i] = left / at(a, i * n + i);
  }
  return b;
}
