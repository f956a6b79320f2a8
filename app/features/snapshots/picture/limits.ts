/** How many pictures show one order: a checkout that is longer than a screen takes two or three. */
export const MOST_PICTURES = 3;

/** How many pictures an order has at most, those added later among them: each takes seconds to read. */
export const MOST_OF_ORDER = 6;

/** The largest file that is looked at, bytes: what phones write. */
export const PICTURE_BYTES = 8 * 1024 * 1024;

/** What a file field offers. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The name of the file field. */
export const PICTURES_FIELD = "pictures";
