import { env } from "../env.server";

/** Where people reach the service: APP_ORIGIN, or else the address this request was sent to. */
export function ownOrigin(request: Request): string {
  return env().APP_ORIGIN ?? new URL(request.url).origin;
}
