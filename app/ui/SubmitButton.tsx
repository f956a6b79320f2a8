import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "./Button";

/** A button that sends its form once: until the answer is there, pressing it again does nothing. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const sending = useNavigation().state !== "idle";
  return (
    <Button
      {...props}
      aria-disabled={sending || undefined}
      onClick={(event) => sending && event.preventDefault()}
    />
  );
}
