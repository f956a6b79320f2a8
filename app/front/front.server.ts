import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import { answersWhole } from "~/server/api/route.server";
import { nothingWhileAway } from "~/server/database/database-away.server";
import { isShared, noteShown, repeatedOf } from "~/server/http/request-state.server";
import { logError } from "~/server/log.server";
import { sideServers } from "~/server/side-servers";
import { sayFull } from "./full.server";
import { give, givePage, keptAnswers, keyOf, type SharedAnswer } from "./kept-answers.server";
import { lineOfPages } from "./line.server";
import {
  addressOf,
  namesNoHost,
  requestOf,
  streamedRequestOf,
  writeAnswer,
  writeHead,
} from "./node-request.server";
import { packedFiles } from "./packed-files.server";
import { pageOf, takePage } from "./page.server";
import { type Routed, slicesOf } from "./slices";
import { routeWhileAway } from "./while-away.server";

type Handle = (request: Request) => Promise<Response>;

interface Behind {
  /** Gives the built service, once it is whole. */
  load: () => Promise<ServerBuild>;
  /** The revision of what is shown. */
  revision: () => Promise<string>;
}

const compress = compression();

/** More at once than one processor needs: some pages wait for machines outside. */
const inLine = lineOfPages({ atOnce: 16, waiting: 400 });

/**
 * Stands before remix-serve and takes the requests that are for a route of ours; other files and what nobody
 * knows are left to it.
 * What is gained: Remix is asked with the few routes a path can meet instead of all, no file is looked for first, and an
 * answer that everybody gets is not made again.
 */
export function standInFront({ load, revision }: Behind): void {
  const taken = new WeakSet<Server>();
  const built = load().then((build) => ({
    handleOf: handlersOf(build),
    wholeOf: answersByPath(build),
    files: packedFiles(build),
  }));
  subscribe("http.server.request.start", (started) => {
    const { server } = started as { server: Server };
    if (taken.has(server) || sideServers.has(server)) return;
    taken.add(server);
    const behind = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", async (message, response) => {
      const address = addressOf(message);
      if (!address && namesNoHost(message)) return refuse(message, response);
      const { handleOf, wholeOf, files } = await built;
      const whole = address && wholeOf.get(address.pathname);
      const handle = whole ?? (address && handleOf(address.pathname));
      if (!address || !handle)
        files(message, response, () => {
          for (const listener of behind) listener.call(server, message, response);
        });
      else
        await answer({
          message,
          response,
          address,
          handle,
          isWhole: whole !== undefined,
          revision,
        }).catch((error: unknown) => {
          logError(message, error);
          if (response.headersSent) response.destroy();
          else response.writeHead(500).end();
        });
    });
  });
}

/** Answers what asks a host that can be none, as the contract has it below `/api`. */
function refuse({ url }: IncomingMessage, response: ServerResponse): void {
  const isApi = url?.startsWith("/api/");
  response
    .writeHead(400, { "Content-Type": isApi ? "application/json" : "text/plain" })
    .end(isApi ? JSON.stringify({ error: "invalid_request" }) : "Bad Request");
}

interface Asked {
  message: IncomingMessage;
  response: ServerResponse;
  address: URL;
  handle: Handle;
  /** Whether it answers for itself, without Remix: nobody else gets such an answer. */
  isWhole: boolean;
  revision: Behind["revision"];
}

async function answer(asked: Asked): Promise<void> {
  const { message, response, address, handle, revision } = asked;
  compress(message, response, () => undefined);
  if (asked.isWhole) {
    const request = requestOf(message, response, address);
    const whole = await inLine(request, address.pathname, () => handle(request));
    return whole ? writeAnswer(whole, response) : sayFull(message, response);
  }
  let shown: string | undefined;
  const read = async () => (shown = await revision());
  const key = await keyOf(message, read, Date.now()).catch(nothingWhileAway);
  const known = key === undefined ? undefined : keptAnswers.get(key);
  if (known) {
    for (const run of known.repeated) run(requestOf(message, response, address));
    give(known, message, response);
    return;
  }
  const request = streamedRequestOf(message, response, address);
  if (shown !== undefined) noteShown(request, shown);
  // Of a HEAD Remix hands on the headers alone.
  if (request.method !== "HEAD") takePage(request);
  const made = await inLine(request, address.pathname, () => handle(request));
  if (!made) return sayFull(message, response);
  const kept = key !== undefined && (await keepable(request, made, response));
  if (kept) {
    // A page made for the first time is seldom asked for again: to pack it takes a tenth of making it.
    if (Buffer.isBuffer(kept.body) || kept.body.isPacked) keptAnswers.set(key, kept);
    return give(kept, message, response);
  }
  const page = pageOf(made);
  if (!page) return writeAnswer(made, response);
  writeHead(made, response);
  givePage(page, message, response);
}

/** An answer as it is given to others; undefined for one that is nobody else's. */
async function keepable(
  request: Request,
  made: Response,
  response: ServerResponse,
): Promise<SharedAnswer | undefined> {
  const hasCookie = made.headers.has("Set-Cookie") || response.hasHeader("Set-Cookie");
  if (request.method !== "GET" || made.status !== 200 || hasCookie || !isShared(request))
    return undefined;
  return {
    headers: [...made.headers],
    body: pageOf(made) ?? Buffer.from(await made.arrayBuffer()),
    repeated: repeatedOf(request),
  };
}

/** The routes that answer for themselves, by their path as it is written. */
function answersByPath({ routes }: ServerBuild): ReadonlyMap<string, Handle> {
  const answers = new Map<string, Handle>();
  for (const route of Object.values(routes)) {
    const answer = answersWhole(route?.module.loader);
    if (answer && route?.path && !/[:*?]/.test(route.path)) answers.set(`/${route.path}`, answer);
  }
  return answers;
}

/** @returns what answers a path; undefined for one that is not for a route. */
function handlersOf(build: ServerBuild): (pathname: string) => Handle | undefined {
  const sliceOf = slicesOf(build.routes as Record<string, Routed>);
  const handlers = new Map<readonly string[], Handle>();
  return (pathname) => {
    const slice = sliceOf(pathname);
    if (!slice) return undefined;
    const handle = handlers.get(slice) ?? handlerOf(build, slice);
    handlers.set(slice, handle);
    return handle;
  };
}

/** Answers with some of the routes, as Remix does with all. */
function handlerOf(build: ServerBuild, slice: readonly string[]): Handle {
  const pick = <Of>(routes: Record<string, Of>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => slice.includes(id)));
  const routes = Object.entries(pick(build.routes)).map(
    ([id, route]) => [id, route && routeWhileAway(route)] as const,
  );
  return createRequestHandler(
    {
      ...build,
      routes: Object.fromEntries(routes),
      assets: { ...build.assets, routes: pick(build.assets.routes) },
    },
    "production",
  );
}
