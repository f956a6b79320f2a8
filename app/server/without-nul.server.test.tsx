import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutNul } from "./without-nul.server";

/** A page with a two-byte letter across each end of React's buffer, wherever that falls. */
function page(start: number): Promise<string> {
  const body = withoutNul();
  const { pipe } = renderToPipeableStream(
    <p title={"a".repeat(start)}>
      {Array.from({ length: 40 }, (_, place) => (
        <b key={String(place)}>{"نوفمبر".repeat(40)}</b>
      ))}
    </p>,
    { onAllReady: () => pipe(body) },
  );
  return text(body);
}

test.each([0, 1, 2, 3])("a letter at the end of React's buffer stays whole (%i)", async (start) => {
  const html = await page(start);
  expect(html).not.toContain("\0");
  expect(html).not.toContain("\ufffd");
  expect(html.match(/نوفمبر/g)).toHaveLength(1600);
});

test("passes everything else through as it is", async () => {
  const stream = withoutNul();
  stream.write(Buffer.from("<p>وفِّر"));
  stream.end(Buffer.from("</p>"));
  expect(await text(stream)).toBe("<p>وفِّر</p>");
});
