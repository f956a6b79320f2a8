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
  /** Whether an identity is of this provider, and not of one that was configured before it. */
  issued(identity: Pick<Identity, "issuer">): boolean;
  newChallenge(): IdentityChallenge;
  /**
   * Where to send the browser.
   *
   * @param language which the provider may greet people in.
   * @param anew whether they have to show who they are although they are signed in there.
   * @throws Error when the provider can't be reached.
   */
  authorizationUrl(
    challenge: IdentityChallenge,
    options: { redirectUri: string; language: string; anew: boolean },
  ): Promise<URL>;
  /**
   * Checks the answer the browser came back with and exchanges its code.
   *
   * @param answer.anew whether it counts only if the person showed who they are just now.
   * @throws Error when anything about it is not as it was asked for, or the provider can't be reached.
   */
  identify(
    challenge: IdentityChallenge,
    answer: { redirectUri: string; query: URLSearchParams; anew: boolean },
  ): Promise<Identity>;
}
