import { mkdirSync } from "node:fs";
import { comparePlaces, generatePlaces } from "./places";

const FOLDER = "test-results/bench";
const DATABASE = `${FOLDER}/places.db`;

/** The part of the benchmark that is about places: alone with `npm run bench -- places`. */
export async function benchPlaces(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  console.log(`\nFilling ${DATABASE}: 100,000 branches …`);
  await generatePlaces(DATABASE);
  console.table(await comparePlaces(DATABASE));
}
