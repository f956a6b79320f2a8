// What `npm start` runs: remix-serve itself, or where WEB_PROCESSES asks for several, the one that watches over them.
const cluster = require("node:cluster");
const path = require("node:path");

if (cluster.isPrimary && Number(process.env.WEB_PROCESSES) > 1)
  import(path.resolve(path.dirname(process.argv[2]), "watch-over.js"));
else require("@remix-run/serve/dist/cli.js");
