import * as kept from "~/front/offline/kept";
import program from "~/front/offline/service-worker.js?raw";

const { KEPT, WAITING, LIST_PATH, UPLOAD_READER, UPLOAD_TIME, UPLOAD_TO, UPLOAD_SENT } = kept;
const known = { KEPT, WAITING, LIST_PATH, UPLOAD_READER, UPLOAD_TIME, UPLOAD_TO, UPLOAD_SENT };
const names = Object.entries(known)
  .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
  .join("");

/** The program that stands between a browser and us once it has kept something. */
export function loader() {
  return new Response(names + program, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // What it may do itself: ask us, and nobody else.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
