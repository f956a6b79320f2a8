/** What ties the answer of a provider to the browser and the moment it was asked in. All random. */
interface IdentityChallenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who someone is at a provider: the pair names them for ever. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Lets people prove elsewhere who they are. */
export interface IdentityProvider {
  /** What the button calls it. */
  name: string;
  newChallenge(): IdentityChallenge;
  /**
   * Where to send the browser.
   *
   * @param language which the provider may greet people in.
   * @throws Error when the provider can't be reached.
   */
  authorizationUrl(
    challenge: IdentityChallenge,
    options: { redirectUri: string; language: string },
  ): Promise<URL>;
  /**
   * Checks the answer the browser came back with and exchanges its code.
   *
   * @throws Error when anything about it is not as it was asked for, or the provider can't be reached.
   */
  identify(
    challenge: IdentityChallenge,
    answer: { redirectUri: string; query: URLSearchParams },
  ): Promise<Identity>;
}
