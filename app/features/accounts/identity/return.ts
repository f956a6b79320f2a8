/** A browser that comes back, with what the provider answered. */
export interface Return {
  browser: string;
  redirectUri: string;
  query: URLSearchParams;
  /** Who is signed in in this browser now. */
  userId: string | null;
  userAgent: string;
  previousToken: string | null;
  now: number;
}

export type IdentityOutcome =
  | { token: string; redirectTo: string; userId: string }
  /** Whose account it is linked to, and whether it was not before. */
  | { linked: string; isNew: boolean }
  /**
   * `refused`: not the answer to what this browser asked. `taken`: someone else's identity. `suspended`: an account nobody
   * signs in with.
   */
  | { error: "refused" | "taken" | "suspended"; cause?: unknown };
