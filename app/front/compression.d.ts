declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  /** Has an answer packed as its reader can take it, if its type is worth it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
