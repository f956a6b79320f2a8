import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutNul } from "./without-nul.server";

/** A page with a two-byte letter across each end of React's buffer, wherever that falls. */
async function page(start: number): Promise<string> {
  const body = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <p title={"a".repeat(start)}>
      {Array.from({ length: 40 }, (_, place) => (
        <b key={String(place)}>{"نوفمبر".repeat(40)}</b>
      ))}
    </p>,
    { onAllReady: () => pipe(body) },
  );
  return withoutNul(await buffer(body)).toString();
}

test.each([0, 1, 2, 3])("a letter at the end of React's buffer stays whole (%i)", async (start) => {
  const html = await page(start);
  expect(html).not.toContain("\0");
  expect(html).not.toContain("\ufffd");
  expect(html.match(/نوفمبر/g)).toHaveLength(1600);
});

test("leaves everything else as it is", () => {
  const bytes = Buffer.from("<p>وفِّر</p>");
  expect(withoutNul(bytes)).toBe(bytes);
  expect(withoutNul(Buffer.from("\0وف\0\0ر\0")).toString()).toBe("وفر");
});
