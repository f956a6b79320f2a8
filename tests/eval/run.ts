import { runCommand } from "~/commands/command";
import { StartError } from "~/server/start-error";

const [kind, ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (kind === "names") await (await import("./names")).main(args);
  else if (kind === "search") await (await import("./search")).main(args);
  else if (kind === "neighbourhoods") await (await import("./neighbourhoods")).main(args);
  else if (kind === "trust") await (await import("./trust")).main(args);
  else if (kind === "snapshots") await (await import("./snapshots/main")).main(args);
  else if (kind === "fees") await (await import("./fees/main")).main(args);
  else if (kind === "checks") await (await import("./checks")).main();
  else if (kind === "assistant") await (await import("./assistant")).main(args);
  else
    throw new StartError(
      "Usage: npm run eval -- names FILE.csv | search FILE.jsonl | neighbourhoods FILE.geojson | trust [--rule R] [--world W] | snapshots | checks | assistant FILE.jsonl | fees [--world FILE] [--rule R]",
    );
});
