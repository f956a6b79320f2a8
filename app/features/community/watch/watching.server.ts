import { whenFolded } from "~/features/prices/folded.server";
import { logWarning } from "~/server/log.server";
import { evaluateWatches } from "./evaluate.server";
import { type MessageTools, sendMoves } from "./send-messages.server";

/** A message about a price may be a minute late. */
const SEND_EVERY_MS = 60_000;

/** Tells followers what moves as prices change, and sends their messages every minute. */
export function beginWatching(tools: MessageTools): void {
  whenFolded((trx, dishIds) => evaluateWatches(trx, dishIds, Date.now()));
  const send = () =>
    sendMoves(tools).catch((error: unknown) =>
      logWarning("Messages about prices could not be sent", { error: String(error) }),
    );
  setInterval(send, SEND_EVERY_MS).unref();
}
