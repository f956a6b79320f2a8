import type { ReactNode } from "react";

interface CardProps {
  /** A receipt is torn along its lower edge. */
  receipt?: boolean;
  /** The id of the heading that names the card. */
  labelledBy?: string;
  children: ReactNode;
}

/** A sheet of paper with one thing on it. */
export function Card({ receipt, labelledBy, children }: CardProps) {
  return (
    <article className={receipt ? "card receipt" : "card"} aria-labelledby={labelledBy}>
      {children}
    </article>
  );
}
