import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface LinkLineProps {
  to: string;
  rel?: string;
  /** What stands at the end of the line; links in it lead where they say. */
  end: ReactNode;
  /** What is led to, by name. */
  children: ReactNode;
}

/** A line of a list that leads somewhere wherever it is pressed. */
export function LinkLine({ to, rel, end, children }: LinkLineProps) {
  return (
    <div className="menu-line">
      <Link to={to} className="menu-name whole-line" rel={rel}>
        {children}
      </Link>
      {end}
    </div>
  );
}
