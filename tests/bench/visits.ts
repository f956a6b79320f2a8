import { setTimeout as pause } from "node:timers/promises";
import { PLATFORMS } from "~/features/prices/platform";
import { tapField } from "~/features/prices/taps/tap";
import { openDatabase } from "~/server/database/db.server";
import { newMembers } from "~tests/support/members";
import { queries } from "./http";

/** Asks a process for something; gives how long the whole answer took, ms. A wrong answer is an error. */
export type Visit = (origin: string) => Promise<number>;

/** One tap a dish and person at most, and sixty a minute. */
const PEOPLE = 550;

/** Taps, each of another person and price. */
export async function tapsOn(url: string): Promise<Visit> {
  const db = await openDatabase(url);
  const people = await newMembers({ url }, PEOPLE);
  const offers = await db
    .selectFrom("offers")
    .select(["dish_id", "platform", "item_price"])
    .limit(PEOPLE * PLATFORMS.length)
    .execute();
  await db.destroy();
  let sent = 0;
  return async (origin) => {
    const person = people[sent % PEOPLE];
    const offer = offers[(sent + Math.floor(sent / PEOPLE)) % offers.length];
    sent += 1;
    if (!person || !offer) throw new Error("Nobody taps");
    const { dish_id: dishId, platform, item_price: seen } = offer;
    const tap = tapField({ word: "right", dishId, platform: platform as "platform_a", seen });
    const { ms, answer } = await timed(`${origin}/prices/tap`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: person.cookie, Accept: "text/html" },
      body: new URLSearchParams({ tap, to: "/" }),
    });
    if (answer.status !== 303 || answer.headers.get("location")?.includes("problem="))
      throw new Error(`A tap was answered ${answer.status} ${answer.headers.get("location")}`);
    return ms;
  };
}

/** A write among so many visits: with one in fifty, as is supposed of a city, a minute would meet too few. */
const A_WRITE_OF = 20;

/** What people do: most search, by a page or a program, some look at dishes and restaurants, and one in twenty taps a price. */
export async function visitsTo(url: string): Promise<Visit> {
  const tap = await tapsOn(url);
  const db = await openDatabase(url);
  const idsOf = (table: "dishes" | "restaurants") =>
    db.selectFrom(table).select("id").orderBy("id").limit(200).execute();
  const [dishes, restaurants] = [await idsOf("dishes"), await idsOf("restaurants")];
  await db.destroy();
  const asked = queries();
  let turn = 0;
  return (origin) => {
    turn += 1;
    const query = asked[turn % asked.length] ?? "";
    const one = <T>(list: readonly T[]) => list[turn % list.length] as T;
    // A page that nobody has asked for before is not given out of memory.
    const page = (path: string) =>
      read(`${origin}${path}${path.includes("?") ? "&" : "?"}n=${turn}`);
    switch (turn % A_WRITE_OF) {
      case 0:
        return tap(origin);
      case 1:
      case 2:
        return page(`/dishes/${one(dishes).id}`);
      case 3:
        return page(`/restaurants/${one(restaurants).id}`);
      case 4:
        return page("/");
      case 5:
      case 6:
      case 7:
      case 8:
        return page(`/search?q=${encodeURIComponent(query)}`);
      default:
        return search(origin, query);
    }
  };
}

/** Searches alone, by a program. */
export function searches(): Visit {
  const asked = queries();
  let turn = 0;
  return (origin) => search(origin, asked[turn++ % asked.length] ?? "");
}

const search = (origin: string, query: string) =>
  read(`${origin}/api/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });

async function read(address: string, request: RequestInit = {}): Promise<number> {
  const { ms, answer } = await timed(address, request);
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return ms;
}

async function timed(address: string, request: RequestInit) {
  const begun = performance.now();
  const answer = await fetch(address, request);
  await answer.arrayBuffer();
  return { answer, ms: performance.now() - begun };
}

/** The same visit to one process after the other. */
export function inTurn(visit: Visit, origins: readonly string[]): () => Promise<number> {
  let turn = 0;
  return () => visit(origins[turn++ % origins.length] as string);
}

/** Sends at a steady pace, however long each takes. @returns how long each took, in the order they were sent. */
export async function atPace(next: () => Promise<number>, perSecond: number, seconds: number) {
  const running: Promise<number>[] = [];
  const begun = performance.now();
  for (let at = 0; at < perSecond * seconds; at++) {
    running.push(next());
    await pause(Math.max(0, begun + ((at + 1) * 1_000) / perSecond - performance.now()));
  }
  return Promise.all(running);
}

/** Sends as fast as so many at once can. */
export async function atOnce(next: () => Promise<number>, clients: number, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const took: number[] = [];
  const client = async () => {
    while (performance.now() < until) took.push(await next());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return took;
}
