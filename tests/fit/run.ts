import { runCommand } from "~/commands/command";
import { StartError } from "~/server/start-error";

const [kind, ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (kind === "names") await (await import("./names")).main(args);
  else if (kind === "checkout") await (await import("./checkout")).main(args);
  else if (kind === "language") await (await import("./language")).main();
  else if (kind === "checks") await (await import("./checks")).main(args);
  else if (kind === "ranges") (await import("./ranges")).main(args);
  else
    throw new StartError(
      "Usage: npm run fit -- names PAIRS.csv... --city FILE.csv | checkout [--draw] [--seen FOLDER] | language | ranges | checks [--database URL]",
    );
});
