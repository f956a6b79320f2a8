import { useTranslation } from "react-i18next";
import type { PictureRow } from "../snapshot/queries.server";

/** Where a picture is: for its owner and moderators only. */
export const picturePath = (name: string): string => `/pictures/${name}.webp`;

/** The pictures of one order, each a link to itself in full. */
export function Pictures({ pictures, scanning }: { pictures: PictureRow[]; scanning?: boolean }) {
  const { t } = useTranslation("snapshots");
  return (
    <ul className={scanning ? "snapshot-pictures scanning" : "snapshot-pictures"}>
      {pictures.map(({ name, width, height }, place) => (
        <li key={name}>
          <a href={picturePath(name)} target="_blank" rel="noreferrer">
            <img
              src={picturePath(name)}
              width={width}
              height={height}
              alt={t("pictureAlt", { number: place + 1, count: pictures.length })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
