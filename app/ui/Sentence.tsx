import { Fragment, type ReactNode } from "react";

interface SentenceProps {
  /** A translated sentence in which `<name/>` stands where a part goes. */
  text: string;
  parts: Record<string, ReactNode>;
}

/** A sentence with amounts or names set in it, wherever its language puts them. */
export function Sentence({ text, parts }: SentenceProps) {
  // Split at a group, every second piece is the name of a part.
  const pieces = text.split(/<(\w+)\/>/);
  return pieces.map((piece, place) => {
    const key = `${place} ${piece}`;
    return <Fragment key={key}>{place % 2 === 0 ? piece : parts[piece]}</Fragment>;
  });
}
