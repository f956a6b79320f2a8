import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { openFolder } from "~/providers/pictures/folder.server";
import { openDatabase } from "~/server/database/db.server";
import { forgetOldPictures, KEPT_MS } from "../snapshot/forget-pictures.server";
import { dropPictures, keepPictures, type PictureTools, writePicture } from "./removals.server";

const NOW = Date.UTC(2026, 2, 14, 12);
const HOUR_MS = 60 * 60 * 1000;
const IMAGE = Buffer.from([1, 2, 3]);

let folder: string;
let tools: PictureTools;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  tools = { db: await openDatabase("file::memory:"), pictures: await openFolder(folder) };
});
afterEach(async () => {
  await tools.db.destroy();
  rmSync(folder, { recursive: true });
});

test("a picture that nobody keeps goes after an hour, one that is kept stays", async () => {
  const stray = await writePicture(tools, IMAGE, NOW);
  const kept = await writePicture(tools, IMAGE, NOW);
  await keepPictures(tools.db, [kept]);
  expect(await forgetOldPictures(tools, NOW + HOUR_MS - 1)).toBe(0);
  expect(await forgetOldPictures(tools, NOW + HOUR_MS)).toBe(1);
  expect(await tools.pictures.read(stray)).toBeNull();
  expect(await tools.pictures.read(kept)).toEqual(IMAGE);
});

test("hundreds that are dropped go at once", async () => {
  const names: string[] = [];
  for (let place = 0; place < 250; place++) names.push(await writePicture(tools, IMAGE, NOW));
  await dropPictures(tools, names);
  expect(readdirSync(folder)).toEqual([]);
});

test("a picture that no table knows goes when no picture is kept for so long", async () => {
  const name = await writePicture(tools, IMAGE, NOW);
  await keepPictures(tools.db, [name]);
  const file = join(folder, `${name}.webp`);
  utimesSync(file, NOW / 1000, NOW / 1000);
  await forgetOldPictures(tools, NOW + KEPT_MS);
  expect(existsSync(file)).toBe(true);
  await forgetOldPictures(tools, NOW + KEPT_MS + 2 * DAY_MS);
  expect(existsSync(file)).toBe(false);
});
