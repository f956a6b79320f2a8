import { Link } from "@remix-run/react";
import type { PictureRow } from "~/features/snapshots";
import { picturePath } from "~/features/snapshots/ui";

/** A picture with the case it belongs to. */
export interface CasePicture extends PictureRow {
  /** The contribution it came with; null where it was never sent. */
  contributionId: string | null;
}

interface CaseThumbnailsProps {
  pictures: readonly CasePicture[];
  /** What the picture of a place (from 1) is called. */
  altOf: (number: number) => string;
}

/** Small pictures, each leading to its case. */
export function CaseThumbnails({ pictures, altOf }: CaseThumbnailsProps) {
  return (
    <ul className="cluster">
      {pictures.map(({ name, width, height, contributionId }, place) => {
        const image = (
          <img
            className="thumbnail"
            src={picturePath(name)}
            width={width}
            height={height}
            loading="lazy"
            alt={altOf(place + 1)}
          />
        );
        return (
          <li key={name}>
            {contributionId ? (
              <Link to={`/moderate/snapshots/${contributionId}`}>{image}</Link>
            ) : (
              image
            )}
          </li>
        );
      })}
    </ul>
  );
}
