/**
 * Every error code of the contract with its HTTP status. The body of an error is `{error: code}` alone.
 * `invalid_<field>` codes join as their fields come.
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_display_name: 400,
  invalid_username: 400,
  invalid_bio: 400,
  invalid_area: 400,
  invalid_show_public_profile: 400,
  invalid_show_in_leaderboard: 400,
  invalid_language: 400,
  invalid_message: 400,
  invalid_category: 400,
  unauthorized: 401,
  invalid_lat: 400,
  invalid_lng: 400,
  invalid_radius: 400,
  invalid_keyword: 400,
  invalid_lines: 400,
  invalid_lang: 400,
  invalid_at: 400,
  invalid_scope: 400,
  invalid_period: 400,
  invalid_limit: 400,
  invalid_offset: 400,
  invalid_after: 400,
  outside_saudi_arabia: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  payload_too_large: 413,
  rate_limit_exceeded: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error the caller can cause. Thrown anywhere below an endpoint, it becomes the contract's answer. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly code: ErrorCode,
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
  }
}
