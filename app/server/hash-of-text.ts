/** A hash of a text, 32 bits, signed (FNV-1a, Fowler, Noll and Vo, over its UTF-16 units). */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
