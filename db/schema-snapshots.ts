/** What people photograph to show a price, until it is forgotten. */
export interface SnapshotTables {
  snapshots: SnapshotsTable;
  pictures: PicturesTable;
  picture_removals: PictureRemovalsTable;
}

/**
 * One to three pictures of one order, sent together, and what was read from them. It leads to one contribution, if any.
 */
export interface SnapshotsTable {
  /** `sn_…` */
  id: string;
  user_id: string;
  /** Hash of the person and the copy of the form, so that a retried form makes no second snapshot. */
  form_hash: string;
  /** What the person chose before anything was read; null where the reading is to suggest it. */
  restaurant_id: number | null;
  dish_id: number | null;
  platform: string | null;
  /** 1 when the person agreed to an outside model seeing the pictures. */
  consent: number;
  /** `reading` until the reader answers; `busy` or `failed` where it could not. Whatever it says, people can type. */
  state: "reading" | "read" | "busy" | "failed";
  /** JSON of a Reading, once there is one. */
  reading: string | null;
  created_at: number;
  /** When pictures and reading are forgotten, ms. */
  expires_at: number;
}

/** A picture as it is kept: written anew, in a file of that name that only its owner and moderators get to see. */
export interface PicturesTable {
  /** Random; also the file's name, without its ending. */
  name: string;
  snapshot_id: string;
  /** 0 for the first. */
  position: number;
  /** SHA-256 of what it shows, pixel for pixel, hexadecimal. */
  exact_hash: string;
  /** What it looks like, 64 bits, hexadecimal: alike pictures differ in few of them. */
  look_hash: string;
  width: number;
  height: number;
}

/** A picture whose file is to go. */
export interface PictureRemovalsTable {
  /** As in `pictures`, which knows it no longer, or not yet. */
  name: string;
  /** When it is to go, ms: at once, or once nobody can be about to keep it. */
  due_at: number;
}
