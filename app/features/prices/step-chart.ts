import type { HistoryStep } from "./history";
import type { Platform } from "./platform";

/** Where things stand on the chart, in percent of its width from the left and of its height from the top. */
export interface ChartRun {
  platform: Platform;
  verified: boolean;
  x1: number;
  x2: number;
  y: number;
}
interface ChartRiser {
  platform: Platform;
  x: number;
  y1: number;
  y2: number;
}
export interface StepChart {
  /** The times a price held: one level line each. */
  runs: ChartRun[];
  /** The changes between two prices that follow each other without a gap. */
  risers: ChartRiser[];
  /** Lines to read amounts by; halalas, cheapest first. */
  amounts: { y: number; halalas: number }[];
  /** Moments to read time by; ms, earliest first. */
  moments: { x: number; at: number }[];
}

/** About how many amounts the axis names. */
const AMOUNTS = 4;
/** The beginning, the middle and the end: more would touch each other on a narrow phone. */
const MOMENTS = 3;

/**
 * The geometry of a step chart from `from` to `to` (ms). What began earlier is cut at the edge.
 * Time runs from left to right in every language.
 */
export function stepChart(steps: readonly HistoryStep[], from: number, to: number): StepChart {
  const shown = steps
    .filter((step) => !step.gap && step.to > from && step.from < to)
    .map((step) => ({ ...step, from: Math.max(from, step.from), to: Math.min(to, step.to) }));
  const scale = niceScale(shown.map((step) => step.price));
  const x = (at: number) => percent((at - from) / (to - from));
  const y = (halalas: number) => percent((scale.max - halalas) / (scale.max - scale.min));
  const chart: StepChart = { runs: [], risers: [], amounts: [], moments: [] };
  for (const [place, { platform, verified, price, ...step }] of shown.entries()) {
    chart.runs.push({ platform, verified, x1: x(step.from), x2: x(step.to), y: y(price) });
    const last = shown[place - 1];
    if (last?.platform === platform && last.to === step.from && last.price !== price)
      chart.risers.push({ platform, x: x(step.from), y1: y(last.price), y2: y(price) });
  }
  for (let halalas = scale.min; halalas <= scale.max; halalas += scale.step)
    chart.amounts.push({ y: y(halalas), halalas });
  for (let i = 0; i < MOMENTS; i++) {
    const at = from + ((to - from) * i) / (MOMENTS - 1);
    chart.moments.push({ x: x(at), at });
  }
  return chart;
}

/** Round amounts around the prices: steps of 1, 2 or 5 times a power of ten riyals, all in halalas. */
function niceScale(prices: readonly number[]): { min: number; max: number; step: number } {
  const low = Math.min(...prices, Number.MAX_SAFE_INTEGER);
  const high = Math.max(...prices, 0);
  if (low > high) return { min: 0, max: 100, step: 100 };
  const rough = Math.max(100, (high - low) / AMOUNTS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => power * times >= rough) ?? 10);
  const min = Math.max(0, Math.floor(low / step) - Number(low % step === 0)) * step;
  const max = (Math.ceil(high / step) + Number(high % step === 0)) * step;
  return { min: Math.max(0, min), max, step };
}

const percent = (share: number) => Math.round(share * 10_000) / 100;
