import { readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { Presets, SingleBar } from "cli-progress";
import type { Kysely } from "kysely";
import { isSampleData } from "~/features/catalogue/sample.server";
import { decode } from "~/features/import/decode";
import { importDistricts } from "~/features/import/import-districts.server";
import { importMenu } from "~/features/import/import-menu.server";
import { importPlaces } from "~/features/import/import-places.server";
import { RATING_SCALES, type RatingScale } from "~/features/import/numbers";
import { openTable, readTable } from "~/features/import/read-table";
import { removeSample } from "~/features/import/remove-sample.server";
import { type Report, reportText } from "~/features/import/report";
import { undone } from "~/features/import/undone.server";
import { neighbourhoodCentres } from "~/features/places/index.server";
import { configuredPlatformNames } from "~/features/prices/platform-names.server";
import { ensureNeighbourhoods, neighbourhoodsBroughtAlong } from "~/sample/ensure-neighbourhoods";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import { keepHeapSmall } from "~/server/heap.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { runCommand } from "./command";

const USAGE = `Usage: npm run import -- places|menu|districts FILE [options]

  places      restaurants and their branches: OpenStreetMap CSV, Overpass JSON, GeoJSON, a list in JSON
  menu        dishes and prices: CSV with restaurant, dish, section, size, option, price; platform and delivery fee,
              or none where the price is the restaurant's own; or JSON, dishes inside sections too
  districts   where neighbourhoods end: GeoJSON

What a file may hold, field by field, and what becomes of it: docs/import.md. Begin with --dry-run.

  --dry-run              read and report, write nothing
  --help                 show this
  --map FILE             what categories of places and headings of menus mean: lines "Coffee Shop = coffee"
  --rating-scale N       the best rating the file can give: 5, 10 or 100; none leaves ratings out
  --encoding NAME        of a file that is not UTF-8 or UTF-16, such as windows-1256
  --anywhere             also places more than 25 km from all neighbourhoods that are known
  --column FIELD=NAME    which column of the file is which field, where its name does not say so; again for a second one
  --source NAME          what the ids of places belong to (osm, or file)
  --restaurant NAME      whose menu it is, where the file has no column for it
  --as-of YYYY-MM-DD     when the prices of a menu were seen; the day the file was last changed when absent
  --replace-sample       first remove the invented sample restaurants
  --keep-sample          leave them among what is imported
  --verbose              name every line that was skipped or mended, and every word`;

/** Of what is alive, per cent: a city fits into 300 MB so, and takes hardly longer. */
const HEAP_GROWTH = 15;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

await runCommand(async () => {
  keepHeapSmall(HEAP_GROWTH);
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [kind = "", file] = positionals;
  if (!["places", "menu", "districts"].includes(kind) || !file || positionals.length > 2)
    throw new StartError(USAGE);
  const bytes = readFile(file);
  const { encoding } = values;
  // Places are many and read row by row; of menus and outlines all has to be seen at once.
  const reading = { encoding, isMenu: kind === "menu" };
  const source =
    kind === "places" ? await openTable(bytes, reading) : await readTable(bytes, reading);
  const db = await openDatabase(env().DATABASE_URL);
  const bar = new SingleBar(
    { clearOnComplete: true, hideCursor: true, format: "{bar} {percentage}% {value}/{total}" },
    Presets.shades_classic,
  );
  const options = {
    dryRun: values["dry-run"],
    columns: columnsGiven(values.column ?? []),
    source: values.source,
    map: values.map === undefined ? undefined : decode(readFile(values.map)),
    now: Date.now(),
    onProgress(done: number, all: number) {
      if (done < all && !bar.isActive) bar.start(all, done);
      bar.update(done);
    },
  };
  const ratingScale = ratingScaleOf(values["rating-scale"]);
  const areas = await neighbourhoodsOf(db);
  const city = values.anywhere ? [] : areas;
  const areaNames = areas.flatMap(({ name_ar, name_en }) => [name_ar, name_en]);
  const run = (to: Kysely<Database>, dryRun: boolean) =>
    !("broken" in source)
      ? importPlaces(to, source, { ...options, dryRun, city, areaNames, ratingScale })
      : kind === "districts"
        ? importDistricts(to, source, { ...options, dryRun })
        : importMenu(to, source, {
            ...options,
            dryRun,
            asOf: asOf(values["as-of"], file),
            restaurant: values.restaurant,
            platformNames: configuredPlatformNames(),
          });
  try {
    const said = values["replace-sample"] || values["keep-sample"] || options.dryRun;
    await askForSample(db, { kind, said });
    const replaceSample = values["replace-sample"] && (await isSampleData(db));
    const prepare = async (to: Kysely<Database>) => {
      if (replaceSample) await removeSample(to);
      await ensureNeighbourhoods(to);
    };
    // Tried beside what will be there. Not where only neighbourhoods may be missing: a large file takes long, and writers would wait.
    const tried =
      replaceSample || (options.dryRun && kind !== "places")
        ? await undone(db, async (trx) => {
            await prepare(trx);
            return run(trx, true);
          })
        : null;
    // What can't be imported takes nothing away: it was tried.
    if (!options.dryRun) await prepare(db);
    const report = (options.dryRun && tried) || (await run(db, options.dryRun));
    bar.stop();
    print(report, options.dryRun, values.verbose);
  } finally {
    bar.stop();
    await db.destroy();
  }
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        "dry-run": { type: "boolean", default: false },
        map: { type: "string" },
        "rating-scale": { type: "string" },
        encoding: { type: "string" },
        anywhere: { type: "boolean", default: false },
        "keep-sample": { type: "boolean", default: false },
        column: { type: "string", multiple: true },
        source: { type: "string" },
        restaurant: { type: "string" },
        "as-of": { type: "string" },
        "replace-sample": { type: "boolean", default: false },
        verbose: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StartError(`The file ${path} can't be read: ${(error as Error).message}`);
  }
}

/** Our field → the file's columns; a field may be named several times. */
function columnsGiven(texts: readonly string[]): Record<string, string[]> {
  const columns: Record<string, string[]> = Object.create(null);
  for (const text of texts) {
    const at = text.indexOf("=");
    if (at < 1) throw new StartError(`--column wants FIELD=NAME, not "${text}".`);
    const field = text.slice(0, at);
    columns[field] = [...(columns[field] ?? []), text.slice(at + 1)];
  }
  return columns;
}

function asOf(date: string | undefined, file: string): number {
  if (date === undefined) return Math.floor(statSync(file).mtimeMs);
  const time = DATE.test(date) ? Date.parse(`${date}T12:00:00+03:00`) : Number.NaN;
  if (Number.isNaN(time) || time > Date.now())
    throw new StartError("--as-of wants a day that has been, such as 2026-03-14.");
  return time;
}

function ratingScaleOf(text: string | undefined): RatingScale | undefined {
  if (text === undefined) return undefined;
  const scale = RATING_SCALES.find((known) => String(known) === text);
  if (scale === undefined) throw new StartError("--rating-scale wants 5, 10, 100 or none.");
  return scale;
}

/** The neighbourhoods that are known, or will be once something is imported. */
async function neighbourhoodsOf(db: Kysely<Database>) {
  const known = await neighbourhoodCentres(db);
  return known.length > 0 ? known : neighbourhoodsBroughtAlong();
}

/**
 * Whether invented restaurants are to stand among real ones is for a person to say.
 *
 * @throws StartError that asks, where nobody did.
 */
async function askForSample(
  db: Kysely<Database>,
  { kind, said }: { kind: string; said: boolean },
): Promise<void> {
  if (kind !== "districts" && !said && (await isSampleData(db)))
    throw new StartError(
      "The database holds the invented sample restaurants. Say --replace-sample to remove them first, or --keep-sample to leave them among the real ones.",
    );
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//");
}

function print(report: Report, dryRun: boolean, verbose: boolean): void {
  console.log(reportText(report, { verbose }));
  console.log(
    dryRun
      ? "Nothing was written: this was a dry run."
      : `Written to ${withoutPassword(env().DATABASE_URL)}.`,
  );
}
