import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/index.server";
import { ANYWHERE_NOW } from "~/features/places";
import { search } from "~/features/search/index.server";
import type { Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { reply } from "./assistant.server";
import { knownNames } from "./known-names.server";
import { builtInModel } from "./model/built-in";

/** How a price is asked for in each language, and in Latin letters where many write so. */
const ASKED: readonly (readonly [Language, (dish: string, place: string) => string])[] = [
  ["ar", (dish, place) => `كم ${dish} من ${place}؟`],
  ["en", (dish, place) => `How much is ${dish} at ${place}?`],
  ["ur", (dish, place) => `${place} سے دو ${dish} کتنے کے ہیں؟`],
  ["hi", (dish, place) => `${place} से दो ${dish} कितने के हैं?`],
  ["hi", (dish, place) => `${place} se do ${dish} kitne ka hai, 50 riyal ke andar`],
  ["tl", (dish, place) => `Magkano ang dalawang ${dish} sa ${place}?`],
  ["ar", (dish) => `وش أرخص ${dish} بأقل من ٦٠ ريال وبدون بصل`],
  ["en", (dish, place) => `Two ${dish} and fries from ${place} for 4 people, please`],
];

/** A question is asked so long after the last, ms: whoever comes meanwhile waits for one of them at most. */
const APART_MS = 100;

/** Nobody has this id, so that nothing is known of whoever asks. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

/**
 * Asks search and the assistant about what the catalogue has, and throws the answers away: code that has run is compiled, and
 * the first person to ask waits hardly longer than the next. Nothing is written, and nobody outside is asked. `apartMs`: how
 * long after one question the next is asked, ms.
 */
export async function warmUp(db: Kysely<Database>, apartMs = APART_MS): Promise<void> {
  const { restaurants } = await freshCatalogue(db);
  const names = [...restaurants.values()].flatMap(
    ({ name_ar, name_en }) => name_en ?? name_ar ?? [],
  );
  const model = builtInModel(() => knownNames(db));
  const told: string[] = [];
  for (const [at, [language, question]] of ASKED.entries()) {
    const place = names[at % Math.max(1, names.length)] ?? "";
    await pause(apartMs, undefined, { ref: false });
    const { matches } = await search(db, { query: place, now: Date.now() });
    const text = question(matches[0]?.item.name ?? "", place);
    told.push(text);
    await pause(apartMs, undefined, { ref: false });
    await search(db, { query: text, now: Date.now() });
    await pause(apartMs, undefined, { ref: false });
    // The last one is a page of text.
    const content = at === ASKED.length - 1 ? told.join("\n") : text;
    const answer = reply(
      { db, model, maps: { find: async () => [] }, embedder: null },
      {
        userId: NOBODY,
        messages: [{ role: "user", content }],
        destination: ANYWHERE_NOW,
        page: language,
        signal: new AbortController().signal,
      },
    );
    for await (const _ of answer);
  }
}
