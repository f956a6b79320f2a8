import type { Env } from "~/server/env.server";
import { outbox } from "./outbox.server";
import type { Sms } from "./sms";
import { twilio } from "./twilio.server";

/** The gateway the settings name, or the log. */
export function openSms(env: Env): Sms {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from } = env;
  if (!accountSid || !authToken || !from) return outbox;
  return twilio({ baseUrl: env.SMS_BASE_URL, accountSid, authToken, from });
}
