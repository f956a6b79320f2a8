import { backupSqlite } from "~/server/database/sqlite-backup.server";
import { env } from "~/server/env.server";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartError("Use it as: npm run backup -- FILE");
  if (!env().DATABASE_URL.startsWith("file:"))
    throw new StartError(
      "This command copies a file. PostgreSQL is copied by its own: pg_dump --format=custom --file=FILE waffir",
    );
  const bytes = await backupSqlite(env().DATABASE_URL, file);
  console.log(`${file} holds the whole database, ${bytes} bytes, and is sound.`);
});
