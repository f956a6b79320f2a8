import { logMessage } from "~/server/log.server";
import type { Sms } from "./sms";

/** Without a gateway, messages go to the server's log, one JSON line each, and nowhere else. */
export const outbox: Sms = {
  reachesPhones: false,
  async send({ to, text }) {
    logMessage({ to, text });
  },
};
