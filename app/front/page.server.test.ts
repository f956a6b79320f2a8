import fc from "fast-check";
import { expect, test } from "vitest";
import { newNonce } from "~/server/http/content-policy.server";
import { NONCE_PLACE, RenderedPage } from "./page.server";

const text = fc.string({ unit: "grapheme", maxLength: 40 });

test("an answer is the page with its own nonce wherever one goes", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (parts) => {
      const page = new RenderedPage(Buffer.from(parts.join(NONCE_PLACE)));
      const nonce = newNonce();
      expect(page.withNonce(nonce).toString()).toBe(parts.join(nonce));
      expect(page.places).toHaveLength(parts.length - 1);
      // A second reader gets nothing of the first one's, nor one who gets it unpacked.
      const other = newNonce();
      expect(page.withNonce(other).toString()).toBe(parts.join(other));
      const { etag } = page;
      expect(page.packed.length).toBeGreaterThan(0);
      expect(page.withNonce(nonce).toString()).toBe(parts.join(nonce));
      const packed = new RenderedPage(Buffer.from(parts.join(NONCE_PLACE)));
      expect([packed.packed, packed.etag]).toEqual([page.packed, etag]);
    }),
  );
});

test("two pages have one tag only if they are the same", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [one, other].map((html) => new RenderedPage(Buffer.from(html + NONCE_PLACE)));
      expect(a?.etag === b?.etag).toBe(one === other);
    }),
  );
});
