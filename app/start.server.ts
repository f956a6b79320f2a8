import { forgetExpired } from "~/features/accounts/forget-expired.server";
import { preferredLanguage } from "~/features/accounts/preferred-language.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { knownNames } from "~/features/assistant/known-names.server";
import { builtInModel } from "~/features/assistant/model/built-in";
import { forgetSearchesHourly } from "~/features/community/trends/forget-searches.server";
import { beginWatching } from "~/features/community/watch/watching.server";
import { readOutside } from "~/features/contribute/outside/read-outside.server";
import { openPictureStore } from "~/features/contribute/picture/store.server";
import { openSnapshotReader } from "~/features/contribute/read-snapshot.server";
import { keepForgettingPictures } from "~/features/contribute/snapshot/forget-pictures.server";
import { levelUnderPresentRules } from "~/features/contribute/trust/present-levels.server";
import { configuredPlatformNames } from "~/features/prices/platform-names.server";
import { foldUnderPresentRules } from "~/features/prices/present-rules.server";
import { followPreference } from "~/i18n/i18n.server";
import { keepWithinTerms, mapsFor } from "~/maps.server";
import { openEmbedder } from "~/providers/embedding/index.server";
import { openIdentityProvider } from "~/providers/identity/index.server";
import { openLanguageModel } from "~/providers/llm/index.server";
import { openSms } from "~/providers/sms/index.server";
import { openVision } from "~/providers/vision/index.server";
import { beforeEveryAnswer } from "~/server/api/route.server";
import { openDatabase } from "~/server/db.server";
import { env } from "~/server/env.server";
import { prepareEveryRequest } from "~/server/every-request.server";
import { keepHeapSmall } from "~/server/heap.server";
import { endStreamsOnSignal } from "~/server/open-streams.server";
import { openRateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { StartError } from "~/server/start-error";
import { setServices } from "~/services.server";
import { loadSampleOnce } from "~db/sample/load";

/**
 * Brings the process up: settings, database, sample data on the very first start.
 * What the operator can mend ends the process with one plain sentence.
 */
export async function start(): Promise<void> {
  keepHeapSmall();
  try {
    const { APP_ORIGIN, DATABASE_URL, REDIS_URL, TRUST_PROXY, UPLOADS_DIR } = env();
    prepareEveryRequest({ origin: APP_ORIGIN, trustedHops: TRUST_PROXY });
    const db = await openDatabase(DATABASE_URL);
    await foldUnderPresentRules(db);
    await levelUnderPresentRules(db);
    await loadSampleOnce(db, Date.now());
    await keepWithinTerms(db);
    const pictures = await openPictureStore(UPLOADS_DIR);
    const vision = openVision(env());
    const tools = { db, limiter: openRateLimiter(db, REDIS_URL), sms: openSms(env()) };
    setServices({
      ...tools,
      maps: mapsFor(db, env()),
      identityProvider: openIdentityProvider(env()),
      pictures,
      snapshotReader: openSnapshotReader({
        platformNames: configuredPlatformNames(),
        outside: vision && readOutside(vision),
      }),
      outsideReader: vision !== null,
      model: openLanguageModel(env(), () => builtInModel(() => knownNames(db))),
      embedder: openEmbedder(env()),
      answerTimeoutMs: env().LLM_TIMEOUT_MS,
    });
    beforeEveryAnswer((request) => currentSession(db, request));
    followPreference((request) => preferredLanguage(db, request));
    forgetExpired(db);
    forgetSearchesHourly(db);
    beginWatching(tools);
    keepForgettingPictures(db, pictures);
    if (env().NODE_ENV === "production") endStreamsOnSignal();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
