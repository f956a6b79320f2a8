import type { Kysely } from "kysely";
import { findUser } from "~/features/accounts/profile/queries.server";
import { translatorOf } from "~/i18n/translate.server";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Sms } from "~/providers/sms/sms";
import { logWarning } from "~/server/log.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";

interface Tools {
  db: Kysely<Database>;
  limiter: RateLimiter;
  sms: Sms;
  identityProvider: IdentityProvider | null;
}

/** Tells a person on their phone that there is a new way into their account, in case it was not they who made it. */
export async function tellLinked(tools: Tools, request: Request, userId: string): Promise<void> {
  const { phone } = await findUser(tools.db, userId);
  if (!phone || !(await tools.limiter.allows("linked_sms", `user ${userId}`))) return;
  const t = await translatorOf(request, "accounts");
  const text = t("linkedSms", { provider: tools.identityProvider?.name ?? "" });
  await tools.sms.send({ to: phone, text }).catch((error: unknown) => {
    logWarning("Nobody could be told of a linked identity", { error: String(error) });
  });
}
