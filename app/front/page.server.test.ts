import fc from "fast-check";
import { expect, test } from "vitest";
import { newNonce } from "~/server/content-policy.server";
import { NONCE_PLACE, renderedPage, withNonce } from "./page.server";

const text = fc.string({ unit: "grapheme", maxLength: 40 });

test("an answer is the page with its own nonce wherever one goes", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (parts) => {
      const page = renderedPage(Buffer.from(parts.join(NONCE_PLACE)));
      const nonce = newNonce();
      expect(withNonce(page, nonce).toString()).toBe(parts.join(nonce));
      expect(page.places).toHaveLength(parts.length - 1);
      // A second reader gets nothing of the first one's.
      const other = newNonce();
      expect(withNonce(page, other).toString()).toBe(parts.join(other));
    }),
  );
});

test("two pages have one tag only if they are the same", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [one, other].map((html) => renderedPage(Buffer.from(html + NONCE_PLACE)));
      expect(a?.etag === b?.etag).toBe(one === other);
    }),
  );
});
