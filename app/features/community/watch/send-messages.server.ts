import type { Kysely } from "kysely";
import { formatMoney } from "~/i18n/format";
import { i18nFor } from "~/i18n/i18n.server";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Sms } from "~/providers/sms/sms";
import { logWarning } from "~/server/log.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";
import { takeWaiting, waitingPeople } from "./message-queries.server";
import { movesWithIds } from "./queries.server";

/** What sending takes. */
export interface MessageTools {
  db: Kysely<Database>;
  sms: Sms;
  limiter: RateLimiter;
}

type Move = Awaited<ReturnType<typeof movesWithIds>>[number];

/**
 * Sends what moved to those who asked for it: one message a person for all that waits, and at most three a day. What
 * the day has no room for is on their page. A message is taken before it is sent, so that it goes out once even when
 * the process ends meanwhile; one that the gateway refuses is not tried again.
 *
 * @returns how many messages went out.
 */
export async function sendMoves({ db, sms, limiter }: MessageTools): Promise<number> {
  let sent = 0;
  for (const { id, phone, ...person } of await waitingPeople(db)) {
    const ids = await takeWaiting(db, id);
    if (ids.length === 0 || !phone || !(await limiter.allows("watch_sms", `user ${id}`))) continue;
    const [newest, ...others] = await movesWithIds(db, id, ids);
    if (!newest) continue;
    const text = messageText(newest, others.length, languageFor(person));
    try {
      await sms.send({ to: phone, text });
      sent += 1;
    } catch (error) {
      logWarning("A message about a price could not be sent", { error: String(error) });
    }
  }
  return sent;
}

function languageFor(person: { language: string; message_language: string | null }): Language {
  const { language, message_language } = person;
  return [language, message_language].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** One message: the newest move in words, and how many others there are. */
function messageText(move: Move, others: number, language: Language): string {
  const t = i18nFor(language).getFixedT(language, "community");
  const parts = {
    dish: nameFor(language, { ar: move.name_ar, en: move.name_en }).text,
    restaurant: nameFor(language, { ar: move.restaurant_ar, en: move.restaurant_en }).text,
    to: formatMoney(move.to_total, language),
  };
  const text =
    move.from_total === null
      ? t("watch.text.first", parts)
      : t(move.to_total < move.from_total ? "watch.text.down" : "watch.text.up", {
          ...parts,
          from: formatMoney(move.from_total, language),
        });
  const { area_ar: ar, area_en: en } = move;
  const place =
    ar === null && en === null
      ? t("watch.text.city")
      : t("watch.text.place", { place: nameFor(language, { ar, en }).text });
  const more = others > 0 ? [t("watch.text.more", { count: others })] : [];
  return t("watch.text.from", { text: [text, place, ...more].join(" ") });
}
