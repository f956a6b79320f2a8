import * as kept from "~/front/offline/kept";
import program from "~/front/offline/service-worker.js?raw";

const { KEPT, LIST_PATH, UPLOADS_PATH, UPLOAD_TO, UPLOAD_SENT } = kept;
const names = Object.entries({ KEPT, LIST_PATH, UPLOADS_PATH, UPLOAD_TO, UPLOAD_SENT })
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
