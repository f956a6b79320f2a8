import { z } from "zod";
import { passesForStaff } from "./display-name";

/** Names that would pass for the service itself, or that addresses of ours may need. */
const RESERVED = new Set(
  `about account accounts admin administrator api app auth avatars billing blog contact contribute
  deleted dev developers feedback guardian help home info leaderboard legal login logout mail me
  moderate moderator mod null official owner platform_a platform_b platform_c privacy profile root
  search security settings signin signup staff status superuser support system team terms undefined
  user users waffir webmaster www`.split(/\s+/),
);

/** 3 to 30 of `a-z 0-9 _ -`, case-folded, none that is reserved or passes for us. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{3,30}$/)
  .refine((name) => !RESERVED.has(name) && !passesForStaff(name));
