import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

interface ButtonLook {
  /** For what may be done beside the main thing. */
  quiet?: boolean;
}

const lookOf = (quiet?: boolean) => (quiet ? "button button-quiet" : "button");

/** A button says what happens when it is pressed. It submits its form unless `type` says otherwise. */
export function Button({ quiet, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook) {
  return <button type="submit" className={lookOf(quiet)} {...rest} />;
}

/** A link that is the next step of a page, and so looks like a button. */
export function LinkButton({ quiet, ...rest }: LinkProps & ButtonLook) {
  return <Link className={lookOf(quiet)} {...rest} />;
}
