/**
 * Whether a reader has what an entity tag stands for, by their `If-None-Match`. Compressed or not, it is the same to them: tags
 * are compared weakly (RFC 9110, 8.8.3.2 and 13.1.2).
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((one) => opaque(one.trim()));
  return known.includes(opaque(etag)) || known.includes("*");
}

const opaque = (etag: string): string => etag.replace(/^W\//, "");
