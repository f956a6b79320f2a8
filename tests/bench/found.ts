import { createRestaurant } from "~/features/catalogue/queries.server";
import { openDatabase } from "~/server/database/db.server";
import { freshBuild } from "./fresh-build";
import { measured, middle, part } from "./measured";
import { pick, seeded } from "./random";
import { startSeveral } from "./several";

const PROCESSES = 3;
const RESTAURANTS = 1_000;
const AT_ONCE = 6;

/** What nobody may look longer for, ms, and how long is looked before it counts as missed. */
const MOST_MS = 1_000;
const MISSED_MS = 10_000;

/**
 * A thousand restaurants written at once: how long after its commit each is found by all of three processes.
 * `npm run bench -- found` with PostgreSQL, `-- found sqlite` over a file.
 */
export async function benchFound(engine = "postgres", restaurants = RESTAURANTS): Promise<void> {
  freshBuild();
  const service = await startSeveral(engine, PROCESSES);
  const db = await openDatabase(service.url);
  try {
    // The names are read at the first search.
    await Promise.all(service.origins.map((origin) => isFound(origin, "warm")));
    const missed: string[] = [];
    let inVain = 0;
    const took: number[] = [];
    const waiting = namesOf(restaurants).values();
    const write = async () => {
      for (const name of waiting) {
        await createRestaurant(db, { name_ar: name }, Date.now());
        const written = performance.now();
        const look = async (origin: string) => {
          while (!(await isFound(origin, name))) {
            inVain += 1;
            if (performance.now() - written > MISSED_MS) return missed.push(name);
          }
        };
        await Promise.all(service.origins.map(look));
        took.push(performance.now() - written);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, write));
    console.table([
      measured("restaurants written", took.length, 0),
      measured("of them missed by a process", missed.length, 0, { most: 0 }),
      measured("searches after its commit that did not find one", inVain, 0, { most: 0 }),
      measured("found by all after, p50, ms", middle(took), 1),
      measured("found by all after, p99, ms", part(took, 0.99), 1),
      measured("found by all after, longest, ms", Math.max(...took), 1, { most: MOST_MS }),
    ]);
  } finally {
    await db.destroy();
    await service.stop();
  }
}

async function isFound(origin: string, query: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  if (!answer.ok) throw new Error(`A search was answered ${answer.status}`);
  const { intent, emptyReason } = await answer.json();
  // One that is not known is not found; these have no menu.
  return intent.restaurant === query && emptyReason === "item_not_in_db";
}

/** So many words that nobody has said, all different. */
function namesOf(count: number): string[] {
  const random = seeded(18);
  const syllable = () => pick(random, [..."bdfgjklmnrstvz"]) + pick(random, [..."aeiou"]);
  const names = new Set<string>();
  while (names.size < count) names.add(`Z${syllable()}${syllable()}${syllable()}${syllable()}x`);
  return [...names];
}
