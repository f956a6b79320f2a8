import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/features/accounts/session/sign-out.server";
import { services } from "~/services.server";

/** Signs this browser out. */
export async function action({ request }: ActionFunctionArgs) {
  await signOut(services().db, request);
  return redirect("/login", 303);
}

export const loader = () => redirect("/profile");
