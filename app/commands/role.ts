import { setRole } from "~/features/accounts/profile/queries.server";
import { idOfUsername } from "~/features/trust/levels/queries.server";
import { reviewLevel } from "~/features/trust/levels/review-level.server";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

const USAGE = "Use it as: npm run role -- USERNAME moderator|member";

await runCommand(async () => {
  const [username, role] = process.argv.slice(2);
  if (!username || (role !== "moderator" && role !== "member")) throw new StartError(USAGE);
  const db = await openDatabase(env().DATABASE_URL);
  try {
    if (!(await setRole(db, username.toLowerCase(), role)))
      throw new StartError(`Nobody has the username ${username}.`);
    // A moderator is believed from the first day; who no longer is one stands by their own record.
    const id = await idOfUsername(db, username.toLowerCase());
    if (id) await reviewLevel(db, id);
    console.log(`${username} is a ${role} from now on.`);
  } finally {
    await db.destroy();
  }
});
