/** The compared platforms by their identifiers on the wire, in the fixed order that also settles ties. */
export const PLATFORMS = ["platform_a", "platform_b", "platform_c"] as const;

export type Platform = (typeof PLATFORMS)[number];

/** Whether a stored or received text is one of the three. */
export function isPlatform(text: string): text is Platform {
  return (PLATFORMS as readonly string[]).includes(text);
}
