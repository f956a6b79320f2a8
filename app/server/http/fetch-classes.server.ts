import { installGlobals } from "@remix-run/node";

// remix-serve does so once all is loaded, which is too late for a class that is made of one of them: its headers would be no
// `Headers` any more.
installGlobals({ nativeFetch: true });

/** What a class of requests or of answers extends. */
export const FetchRequest = Request;
export const FetchResponse = Response;
