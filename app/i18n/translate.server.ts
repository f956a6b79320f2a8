import { i18nFor, languageOf } from "./i18n.server";
import type { Namespace } from "./namespaces";

/** The translations a loader needs for the titles it returns, in the language of its page. */
export async function translatorOf<N extends Namespace>(request: Request, namespace: N) {
  return i18nFor(await languageOf(request)).getFixedT(await languageOf(request), namespace);
}
