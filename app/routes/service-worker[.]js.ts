import { KEPT, LIST_PATH } from "~/front/offline/kept";
import program from "~/front/offline/service-worker.js?raw";

const names = `const KEPT = ${JSON.stringify(KEPT)};\nconst LIST_PATH = ${JSON.stringify(LIST_PATH)};\n`;

/** The program that stands between a browser and us once it has kept a page. */
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
