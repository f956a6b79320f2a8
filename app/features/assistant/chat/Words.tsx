import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Block, blocksOf, directionOf, type Inline } from "./blocks";
import { Choice } from "./Choices";

/** Words of the assistant, all of them in the direction of the language it speaks, whatever script a name in them has. */
export function Words({ text }: { text: string }) {
  const blocks = blocksOf(text);
  const dir = directionOf(blocks);
  return keyed(blocks, (block) => <BlockView block={block} dir={dir} />);
}

function BlockView({ block, dir }: { block: Block; dir: "rtl" | "ltr" }) {
  if (block.type === "list")
    return (
      <ul className="bullets" dir={dir}>
        {keyed(block.items, (item) => (
          <li>
            <Line pieces={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="written" dir={dir}>
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
    if (piece.type === "strong")
      return (
        <strong>
          <bdi>{piece.text}</bdi>
        </strong>
      );
    if (piece.type === "plain") return piece.text;
    if (piece.type === "choice") return <Choice text={piece.text} say={piece.say} />;
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
