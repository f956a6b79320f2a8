import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Block, blocksOf, type Inline } from "./blocks";

/** Words of the assistant; each paragraph and each item runs in the direction of its own script. */
export function Words({ text }: { text: string }) {
  return keyed(blocksOf(text), (block) => <BlockView block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.type === "list")
    return (
      <ul className="bullets" dir="auto">
        {keyed(block.items, (item) => (
          <li>
            <Line pieces={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="written" dir="auto">
      {keyed(block.lines, (line, place) => (
        <>
          {place > 0 && "\n"}
          <Line pieces={line} />
        </>
      ))}
    </p>
  );
}

function Line({ pieces }: { pieces: Inline[] }) {
  const { t } = useTranslation("chat");
  return keyed(pieces, (piece) => {
    if (piece.type === "strong") return <strong>{piece.text}</strong>;
    if (piece.type === "plain") return piece.text;
    return <Link to={piece.to}>{piece.text === piece.to ? t("details") : piece.text}</Link>;
  });
}

/** Parts of a text that only grows: the place of each is its key. */
function keyed<T>(parts: readonly T[], render: (part: T, place: number) => ReactNode) {
  return parts.map((part, place) => {
    const key = `at ${place}`;
    return <Fragment key={key}>{render(part, place)}</Fragment>;
  });
}
