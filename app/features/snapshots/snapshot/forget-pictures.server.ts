import { DAY_MS } from "~/i18n/days";
import { type PictureTools, removeDue } from "../picture/removals.server";
import { deleteSnapshots } from "./forget-queries.server";

/** Pictures and what was read from them are forgotten after this, ms. */
export const KEPT_MS = 90 * DAY_MS;

/**
 * Forgets the pictures whose time is over with what was read from them, and files that nothing refers to. What they said
 * about prices stays. Doing it again changes nothing.
 *
 * @param now ms
 * @returns how many files are gone.
 * @throws PicturesAway
 */
export async function forgetOldPictures(tools: PictureTools, now: number): Promise<number> {
  await deleteSnapshots(tools.db, (eb) => eb("snapshots.expires_at", "<=", now), now);
  const gone = await removeDue(tools, now);
  await tools.pictures.removeBefore(now - KEPT_MS - DAY_MS);
  return gone;
}
