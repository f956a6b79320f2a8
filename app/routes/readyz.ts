import { isReady } from "~/server/ready.server";
import { services } from "~/services.server";

/** Seconds until a balancer may find us ready again: a database that was locked or moved is back by then, or stays away. */
const AGAIN_SECONDS = 5;

/** Whether people can be sent here. */
export async function loader() {
  const ready = await isReady(services().db);
  const headers: Record<string, string> = { "Cache-Control": "no-store" };
  if (!ready) headers["Retry-After"] = String(AGAIN_SECONDS);
  return new Response(ready ? "ready\n" : "not ready\n", { status: ready ? 200 : 503, headers });
}
