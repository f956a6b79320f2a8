/** Where the identity provider sends people back to. Registered there, so it never changes. */
export const CALLBACK_PATH = "/auth/oidc/callback";
