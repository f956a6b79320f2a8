import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { jsonResponse } from "~/server/api/route.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** A loader that works once for each address and gives the same object ever after. */
export function constantLoader<Data>(loader: (args: LoaderFunctionArgs) => Promise<Data>) {
  const known = new Map<string, Data>();
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args.request;
    const data = known.get(url) ?? (await loader(args));
    known.set(url, data);
    return data;
  };
}

/** An empty resource route: the bytes the real one once gave for this address, and nothing else. */
export function constantAnswer(answer: (args: Args) => Promise<Response>) {
  const known = new Map<string, unknown>();
  return async (args: Args): Promise<Response> => {
    const { url } = args.request;
    if (!known.has(url)) known.set(url, await (await answer(args)).json());
    return jsonResponse(known.get(url));
  };
}
