import { env } from "../env.server";

/** Whether people reach the service over https. */
export const isHttps = (): boolean => env().APP_ORIGIN?.startsWith("https:") ?? false;

/** A cookie's name here. Over https it begins with `__Host-`, so that no neighbouring host can plant one. */
export const cookieName = (name: string): string => (isHttps() ? `__Host-${name}` : name);
