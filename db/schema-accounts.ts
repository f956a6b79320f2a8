import type { Generated } from "kysely";

/** What signing in, one's own profile and feedback need. Secrets are kept as hashes only. */
export interface AccountTables {
  avatars: AvatarsTable;
  sessions: SessionsTable;
  passcodes: PasscodesTable;
  sent_passcodes: SentPasscodesTable;
  known_browsers: KnownBrowsersTable;
  identities: IdentitiesTable;
  identity_requests: IdentityRequestsTable;
  drafts: DraftsTable;
  feedback: FeedbackTable;
  feedback_events: FeedbackEventsTable;
  moderation_acts: ModerationActsTable;
  rate_limits: RateLimitsTable;
}

/** Uploaded pictures, re-encoded as WebP. */
export interface AvatarsTable {
  id: string;
  user_id: string;
  image: Buffer;
}

export interface SessionsTable {
  /** UUID; names the session on the page of devices. */
  id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  user_id: string;
  user_agent: string;
  created_at: number;
  /** Written at most once a minute. */
  seen_at: number;
  expires_at: number;
  /** When the person last showed who they are: at sign-in, or again since. */
  proved_at: number;
}

/** The passcode a browser waits for. One a browser: a new one overwrites it. */
export interface PasscodesTable {
  /** SHA-256 of the browser's sign-in cookie. */
  browser_hash: string;
  phone: string;
  /** Keyed with the sign-in cookie, which only the browser has. */
  code_hash: string;
  tries_left: number;
  sent_at: number;
  expires_at: number;
  /** When it signed somebody in, ms; null until then. */
  used_at: number | null;
  /** Makes the token of that session, with the browser's secret. */
  token_salt: string | null;
}

/** A passcode that was sent within the last hour, and whether anybody entered it. */
export interface SentPasscodesTable {
  id: Generated<number>;
  /** SHA-256 of the number, and of whether its owner's own browser asked. */
  asked_for: string;
  /** The neighbours of the address that asked, such as 203.0.113.0/24. */
  network: string;
  /** As in `passcodes`. */
  code_hash: string;
  entered: number;
  sent_at: number;
  expires_at: number;
}

/**
 * Browsers and networks a person has signed in with before: from there they get passcodes even while strangers ask for
 * them.
 */
export interface KnownBrowsersTable {
  token_hash: string;
  user_id: string;
  seen_at: number;
}

/** Who a person is at an identity provider. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
}

/** A browser that was sent to the identity provider and is expected back. */
export interface IdentityRequestsTable {
  browser_hash: string;
  state: string;
  nonce: string;
  code_verifier: string;
  redirect_to: string;
  /** The signed-in person who wants to link an identity; null for a sign-in. */
  linking_user_id: string | null;
  /** The signed-in person who shows anew who they are; null otherwise. */
  proving_user_id: string | null;
  expires_at: number;
  /** When the browser came back, ms; null until then. */
  used_at: number | null;
  /** Makes the token of the session it led to, with the browser's secret. */
  token_salt: string | null;
}

/** A form that was refused, or whose person had to sign in first, until its page shows it again. */
export interface DraftsTable {
  /** SHA-256 of the browser's cookie and the name of the draft in the page's address. */
  token_hash: string;
  path: string;
  /** The fields of the form as a JSON object of strings. */
  fields: string;
  /** What is wrong with which field, likewise; an empty object where nothing is. */
  errors: string;
  expires_at: number;
}

export interface FeedbackTable {
  /** `fb_…` */
  id: string;
  user_id: string;
  category: string | null;
  message: string;
  state: "new" | "in_review" | "resolved" | "declined";
  /** What was sent with the form it was sent from, so that a retried form makes no second record. */
  submission_hash: string | null;
  created_at: number;
  updated_at: number;
}

/** What a moderator did about an account. Append-only. */
export interface ModerationActsTable {
  id: Generated<number>;
  /** Null once the moderator has left. */
  actor_id: string | null;
  subject_id: string;
  act: "suspend" | "restore";
  /** For other moderators; empty once the person it is about has left. */
  reason: string;
  at: number;
}

/** Each step of the review, oldest first. */
export interface FeedbackEventsTable {
  id: Generated<number>;
  feedback_id: string;
  actor_id: string | null;
  state: FeedbackTable["state"];
  note: string;
  at: number;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: number;
}
