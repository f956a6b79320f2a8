/**
 * Where a supervisor or a balancer asks after the service: whether the process answers, and whether it can serve. They
 * stand in no line, leave no line in the log, and say nothing that a stranger could use.
 */
const ALIVE_PATH = "/healthz";
const READY_PATH = "/readyz";

/** @param url a request's path with or without its query. */
export const isProbe = (url: string): boolean => {
  const [path] = url.split("?");
  return path === ALIVE_PATH || path === READY_PATH;
};
