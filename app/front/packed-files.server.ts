import { access } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import Negotiator from "negotiator";
import sirv from "sirv";

/** As remix-serve says of the same files. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** Whether the reader can unpack brotli (RFC 9110, 12.5.3). */
export const takesBrotli = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  new Negotiator({ headers }).encodings(["br"]).length > 0;

/**
 * Gives the built files as `remix.config.js` packed them, once and with all its might: a sixth smaller than packed while
 * somebody waits. Their names change with what is in them. `rest` answers what is no such file, and who can't unpack it; also
 * for a file that is there no more: a newer build takes the place of the one that still runs, and sirv would end the process.
 */
export function packedFiles({
  assetsBuildDirectory,
  publicPath,
}: Pick<ServerBuild, "assetsBuildDirectory" | "publicPath">) {
  const files = sirv(assetsBuildDirectory, {
    brotli: true,
    etag: true,
    setHeaders: (response) => response.setHeader("Cache-Control", FOR_GOOD),
  });
  return (message: IncomingMessage, response: ServerResponse, rest: () => void): void => {
    const { url = "", headers } = message;
    const isPacked = url.startsWith(`${publicPath}assets/`) && headers.range === undefined;
    if (!isPacked || !takesBrotli(message)) {
      rest();
      return;
    }
    const [path = ""] = url.slice(publicPath.length).split("?");
    access(join(assetsBuildDirectory, `${path}.br`), (gone) => {
      if (gone) rest();
      else files(message, response, rest);
    });
  };
}
