/** What may never stand in a log, whoever put it into a message: each with what stands in its place. */
const PRIVATE: [RegExp, string][] = [
  // Queries of addresses: what people search, where they are, codes of an identity provider.
  [/(\bhttps?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>)]*/gi, "$1?…"],
  // Phone numbers, abroad (with a plus as paths escape it, too) and as they are typed in Saudi Arabia.
  [/(?:\+|%2B)\d{8,15}\b/gi, "+…"],
  [/(?<![\w.-])(?:9665|05)\d{8}\b/g, "05…"],
  // Sessions and other secrets of ours, and their hashes: 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, "…"],
];

/** A text without phone numbers, sessions and queries of addresses. */
export function redact(text: string): string {
  return PRIVATE.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
