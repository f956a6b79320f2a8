import type { Sms } from "./sms";

/** How long the gateway may take, ms. */
const PATIENCE_MS = 10_000;

interface TwilioAccount {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A sender's name or number that the account may use. */
  from: string;
}

/**
 * A gateway that speaks Twilio's Messages API:
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 */
export function twilio({ baseUrl, accountSid, authToken, from }: TwilioAccount): Sms {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return {
    reachesPhones: true,
    async send({ to, text }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { Authorization: authorization, Accept: "application/json" },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = (await response.json().catch(() => null)) as { code?: unknown } | null;
      if (response.ok) return;
      // The gateway's own sentence may repeat the number; its code says the same to whoever looks it up.
      throw new Error(`The SMS gateway answered ${response.status}, code ${Number(answer?.code)}`);
    },
  };
}
