/**
 * What is logged of security, by the names of OWASP's logging vocabulary, which tools that watch logs know:
 * https://cheatsheetseries.owasp.org/cheatsheets/Logging_Vocabulary_Cheat_Sheet.html
 */
export const SECURITY_EVENTS = {
  authn_login_success: "info",
  authn_login_successafterfail: "info",
  authn_login_fail: "warning",
  /** The last try of a code was wrong. */
  authn_login_fail_max: "warning",
  /** A code was sent. */
  authn_token_created: "info",
  authn_token_revoked: "info",
  authn_token_reuse: "warning",
  session_created: "info",
  session_renewed: "info",
  session_expired: "info",
  session_use_after_expire: "warning",
  authz_fail: "warning",
  authz_change: "info",
  authz_admin: "info",
  excess_rate_limit_exceeded: "warning",
  upload_complete: "info",
  upload_validation: "warning",
  upload_delete: "info",
  input_validation_fail: "warning",
  malicious_extraneous: "warning",
  privilege_permissions_changed: "warning",
  sensitive_create: "info",
  sensitive_read: "info",
  sensitive_update: "info",
  sensitive_delete: "info",
  sequence_fail: "warning",
  user_created: "info",
  user_updated: "info",
  user_deleted: "info",
  sys_startup: "info",
  sys_shutdown: "info",
  sys_crash: "error",
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
