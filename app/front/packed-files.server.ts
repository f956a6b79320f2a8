import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import sirv from "sirv";

/** As remix-serve says of the same files. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * Gives the built files as `remix.config.js` packed them, once and with all its might: a sixth smaller than packed while
 * somebody waits. Their names change with what is in them. `rest` answers what is no such file, and who can't unpack it.
 */
export function packedFiles({ assetsBuildDirectory, publicPath }: ServerBuild) {
  const files = sirv(assetsBuildDirectory, {
    brotli: true,
    etag: true,
    setHeaders: (response) => response.setHeader("Cache-Control", FOR_GOOD),
  });
  return (message: IncomingMessage, response: ServerResponse, rest: () => void): void => {
    const { url = "", headers } = message;
    const isPacked = url.startsWith(`${publicPath}assets/`) && headers.range === undefined;
    const canUnpack = /\bbr\b/.test(String(headers["accept-encoding"]));
    if (isPacked && canUnpack) files(message, response, rest);
    else rest();
  };
}
