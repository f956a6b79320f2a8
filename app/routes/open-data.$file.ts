import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { dumpFileType } from "~/features/open-data";
import { openDumpFile } from "~/features/open-data/index.server";
import { env } from "~/server/env.server";
import { isKnown } from "~/server/http/entity-tag";

/** A file of the newest dump of the public data: at the same address every day. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const file = await openDumpFile(env().OPEN_DATA_DIR, name);
  if (!file) throw new Response(null, { status: 404 });
  const headers = {
    "Content-Type": dumpFileType(name),
    "Content-Disposition": `attachment; filename="waffir-${name}"`,
    "Cache-Control": "public, max-age=300",
    ETag: `"${file.mark}"`,
  };
  const isSeen = isKnown(request.headers.get("If-None-Match"), `"${file.mark}"`);
  if (isSeen || request.method === "HEAD") {
    await file.handle.close();
    return new Response(null, { ...(isSeen && { status: 304 }), headers });
  }
  return new Response(createReadableStreamFromReadable(file.handle.createReadStream()), {
    headers,
  });
}
