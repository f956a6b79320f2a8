import { type Seen, simulate } from "./trust/simulate";

const SIZE = { people: 1000, dishes: 100, days: 120 };
const SEEDS = ["first", "second", "third"];

const share = (part: number, whole: number) =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(2)} %`;

/** Simulates the community, and says how often a verified price was the true one and what liars achieved. */
export async function main(): Promise<void> {
  let failed = false;
  for (const seed of SEEDS) {
    const { seen, people, levels, observations } = simulate(seed, SIZE);
    const verified = seen.filter(({ status }) => status === "verified");
    const right = verified.filter((one) => one.right).length;
    const ring = liesOf(seen, "ring");
    const sleepers = liesOf(seen, "sleepers");
    console.log(
      `${seed}: ${observations} observations; ${verified.length} of ${seen.length} offer-days verified, ` +
        `${share(right, verified.length)} of them true (all prices: ${share(seen.filter((one) => one.right).length, seen.length)})`,
    );
    console.log(
      `  the ring's price: verified ${ring.verified}, shown ${ring.shown} of ${ring.days} offer-days; ` +
        `the sleepers': verified ${sleepers.verified}, shown ${sleepers.shown} of ${sleepers.days}`,
    );
    for (const character of [
      "founder",
      "honest",
      "careless",
      "hostile",
      "ring",
      "sleeper",
    ] as const) {
      const of = people.filter((person) => person.character === character);
      const counts = new Map<string, number>();
      for (const { id } of of) {
        const level = levels.get(id) ?? "newcomer";
        counts.set(level, (counts.get(level) ?? 0) + 1);
      }
      console.log(`  ${of.length} ${character}: ${[...counts].map((c) => c.join(" ")).join(", ")}`);
    }
    failed ||= right < 0.97 * verified.length || ring.verified > 0;
  }
  if (failed) process.exitCode = 1;
}

function liesOf(seen: readonly Seen[], target: Seen["target"]) {
  const days = seen.filter((one) => one.target === target);
  const shown = days.filter((one) => one.theirs);
  return {
    days: days.length,
    shown: shown.length,
    verified: shown.filter(({ status }) => status === "verified").length,
  };
}
