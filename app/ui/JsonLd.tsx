import { useNonce } from "./nonce";

/** What may end a script or begin a comment in it, as JSON may write it too; and what older scripts took for ends of lines. */
const escapedJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** What a page is about, for programs that read it: schema.org as JSON-LD. It is data and never run. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const nonce = useNonce();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // Within a script React's own escapes would be letters; ours leave no bracket.
      dangerouslySetInnerHTML={{ __html: escapedJson(data) }}
    />
  );
}
