import { writeFile } from "node:fs/promises";
import { drawIcons } from "./draw-icons";

for (const [file, image] of await drawIcons()) await writeFile(`public/${file}`, image);
