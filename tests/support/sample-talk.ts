import { beforeAll } from "vitest";
import { knownNames } from "~/features/assistant/known-names.server";
import type { Ask } from "~/features/assistant/model/ask/ask";
import { asksOf } from "~/features/assistant/model/dialogue/dialogue";
import type { KnownNames } from "~/features/assistant/model/vocabulary/known-names";
import { openSample } from "./sample-database";

/** How the assistant reads what is said about the sample. To be asked for once a file, and used within its tests. */
export function sampleTalk() {
  let names: KnownNames;
  beforeAll(async () => {
    const db = await openSample();
    names = await knownNames(db);
    await db.destroy();
  });
  return {
    names: () => names,
    /** What the last of some messages asks. */
    lastOf(...said: string[]): Ask {
      const ask = asksOf(said, names).at(-1);
      if (!ask) throw new Error("Nothing was asked");
      return ask;
    },
  };
}
