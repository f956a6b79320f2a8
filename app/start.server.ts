import { preferredLanguage } from "~/features/accounts/preferred-language.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { readHosted } from "~/features/assistant/hosted/read-hosted.server";
import { knownNames } from "~/features/assistant/known-names.server";
import { builtInModel } from "~/features/assistant/model/built-in";
import { warmUp } from "~/features/assistant/warm-up.server";
import { isSampleData } from "~/features/catalogue/sample.server";
import { openSnapshotReader } from "~/features/checkout/snapshot-reader.server";
import { visionReader } from "~/features/checkout/vision/vision-reader.server";
import { beginWatching } from "~/features/community/watch/watching.server";
import { configuredPlatformNames } from "~/features/prices/platform-names.server";
import { followPreference } from "~/i18n/i18n.server";
import { jobs, keepRunning, messageJob } from "~/jobs.server";
import { mapsFor } from "~/maps.server";
import { OWN_DATA } from "~/own-data.server";
import { bringUnderPresentRules } from "~/present-rules.server";
import { openEmbedder } from "~/providers/embedding/index.server";
import { openIdentityProvider } from "~/providers/identity/index.server";
import { openReader } from "~/providers/llm/index.server";
import { openPictureStore } from "~/providers/pictures/index.server";
import { openSms } from "~/providers/sms/index.server";
import { openVision } from "~/providers/vision/index.server";
import { ensureNeighbourhoods } from "~/sample/ensure-neighbourhoods";
import { loadSampleOnce } from "~/sample/load";
import { beforeEveryAnswer } from "~/server/api/route.server";
import { openDatabase } from "~/server/database/db.server";
import { whileOthersWait } from "~/server/database/transaction.server";
import { env } from "~/server/env.server";
import {
  compactHeap,
  growWithinRoom,
  keepHeapSmall,
  traceWithoutSourceMaps,
} from "~/server/heap.server";
import { prepareEveryRequest } from "~/server/http/every-request.server";
import { endStreamsOnSignal } from "~/server/http/open-streams.server";
import { logEvent, logWarning } from "~/server/log.server";
import { openMetrics } from "~/server/metrics.server";
import { openRateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { StartError } from "~/server/start-error";
import { startWarnings } from "~/server/start-warnings";
import { whileBusy } from "~/server/while-busy.server";
import { setServices } from "~/services.server";

/**
 * Brings the process up: settings, database, sample data on the very first start.
 * What the operator can mend ends the process with one plain sentence.
 */
export async function start(): Promise<void> {
  keepHeapSmall();
  traceWithoutSourceMaps();
  // What the service writes is its own: the database and its copies hold numbers and sessions.
  process.umask(0o077);
  try {
    const { APP_ORIGIN, DATABASE_URL, REDIS_URL, TRUST_PROXY } = env();
    prepareEveryRequest({ origin: APP_ORIGIN, trustedHops: TRUST_PROXY });
    const db = await whileBusy(() => openDatabase(DATABASE_URL));
    await whileBusy(() =>
      whileOthersWait(db, async () => {
        await bringUnderPresentRules(db);
        if (env().SAMPLE_DATA === "yes") await loadSampleOnce(db, Date.now());
        await ensureNeighbourhoods(db);
      }),
    );
    const pictures = await openPictureStore(env());
    const vision = await openVision(env());
    const reader = await openReader(env());
    const redis = REDIS_URL ? await redisAt(REDIS_URL) : undefined;
    const tools = { db, limiter: openRateLimiter(db, redis), sms: openSms(env()) };
    setServices({
      ...tools,
      maps: mapsFor(db, env()),
      identityProvider: openIdentityProvider(env()),
      pictures,
      ownData: OWN_DATA,
      snapshotReader: openSnapshotReader({
        platformNames: configuredPlatformNames(),
        vision: vision && visionReader(vision),
        timeoutMs: env().READING_TIMEOUT_MS,
        sharedBy: env().WEB_PROCESSES,
      }),
      outsideReader: vision !== null,
      model: builtInModel(
        () => knownNames(db),
        reader && readHosted(reader, env().LLM_TIMEOUT_MS),
        configuredPlatformNames(),
      ),
      // Vectors are kept by an extension of SQLite; elsewhere the table of traits answers.
      embedder: DATABASE_URL.startsWith("file:") ? await openEmbedder(env()) : null,
    });
    beforeEveryAnswer((request) => currentSession(db, request));
    followPreference((request) => preferredLanguage(db, request));
    beginWatching();
    const { METRICS_PORT: port, METRICS_HOST: host } = env();
    if (port) await openMetrics({ port, host, outages: tools.limiter.outages });
    keepRunning(db, [...jobs({ db, pictures }), messageJob(tools)]);
    if (env().NODE_ENV === "production") {
      endStreamsOnSignal(env().DRAIN_SECONDS * 1_000);
      if (env().WARM_UP === "yes") warmUpLater(db);
    }
    for (const warning of startWarnings(env(), await isSampleData(db))) logWarning(warning);
    logEvent("sys_startup", null, { node: process.version });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Its library is as large as a tenth of the service, and few use it. */
const redisAt = async (url: string) =>
  (await import("~/server/rate-limit/redis.server")).connectRedis(url);

/** After so long a process that has just started answers whoever waited for it, ms. */
const WARM_UP_AFTER_MS = 1_500;

/** A process that ends meanwhile takes its database along: what is left to warm up then is of no use to anybody. */
function warmUpLater(db: Parameters<typeof warmUp>[0]): void {
  setTimeout(
    () =>
      void warmUp(db)
        .then(compactHeap)
        .then(growWithinRoom)
        .catch(() => undefined),
    WARM_UP_AFTER_MS,
  ).unref();
}
