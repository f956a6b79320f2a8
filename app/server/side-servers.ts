import type { Server } from "node:http";

/** Servers of this process that are not the one people reach: what is done to every request is not done to theirs. */
export const sideServers = new WeakSet<Server>();
