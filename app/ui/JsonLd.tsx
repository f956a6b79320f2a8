import { escapedJson } from "./escaped-json";

/** What a page is about, for programs that read it: schema.org as JSON-LD. It is data and never run. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // Within a script React's own escapes would be letters; ours leave no bracket.
      dangerouslySetInnerHTML={{ __html: escapedJson(data) }}
    />
  );
}
