import fc from "fast-check";
import { openDatabase } from "~/server/database/db.server";
import { checkoutOf, type Step, steps, takeSteps } from "./evidence-steps";
import { sendCheckout } from "./send-checkout";

/**
 * A process of its own that writes to a database, to be killed or to compete with others:
 * `walk URL SEED` takes random steps for ever and prints a line for each that is done;
 * `same URL TIMES NOW` submits one and the same form so often, all at once.
 */
const [mode, url = "", ...rest] = process.argv.slice(2);
const db = await openDatabase(url);

if (mode === "walk") {
  const seed = Number(rest[0]);
  for (let turn = 0; ; turn++)
    await takeSteps(db, fc.sample(steps, { numRuns: 1, seed: seed + turn }).flat(), ({ kind }) =>
      process.stdout.write(`${kind}\n`),
    );
}

const [times = 0, now = 0] = rest.map(Number);
const one = { user: "amal", dish: 1, platform: "platform_a", price: 2000, key: 1, picture: 1 };
const sent = await Promise.all(
  Array.from({ length: times }, () => sendCheckout(db, checkoutOf(one as Step, now), now)),
);
for (const contribution of sent)
  process.stdout.write(`${contribution?.id} ${contribution?.state}\n`);
await db.destroy();
