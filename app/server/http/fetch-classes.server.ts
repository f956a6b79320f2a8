import { installGlobals } from "@remix-run/node";

// remix-serve does so once all is loaded, which is too late for a class that is made of one of them: its headers would be no
// `Headers` any more. Whoever extends Request or Response imports this before.
installGlobals({ nativeFetch: true });
