import { isDatabaseAway } from "~/server/database/database-away.server";
import { StartError } from "~/server/start-error";

/** Runs a command of the terminal: what the person can mend is one plain sentence, the rest a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // As the service does: what a command writes is for whoever runs it.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    const isPlain = error instanceof StartError || isDatabaseAway(error);
    console.error(isPlain ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
