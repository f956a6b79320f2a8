import type { PictureRow } from "../snapshot/queries.server";

/** Where a picture is: for its owner and moderators only. */
export const picturePath = (name: string): string => `/pictures/${name}.webp`;

interface PicturesProps {
  pictures: PictureRow[];
  /** What they are, for those who don't see them. */
  alt: string;
}

/** The pictures of one order, each a link to itself in full. */
export function Pictures({ pictures, alt }: PicturesProps) {
  return (
    <ul className="snapshot-pictures">
      {pictures.map(({ name, width, height }, place) => (
        <li key={name}>
          <a href={picturePath(name)} target="_blank" rel="noreferrer">
            <img
              src={picturePath(name)}
              width={width}
              height={height}
              alt={`${alt} (${place + 1}/${pictures.length})`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
