import { useEffect, useRef } from "react";

/** Pixels of the preview's longer side, for screens of double density. */
const SIDE = 240;

/** A small view of a chosen file. Drawn, because the page may load pictures from our own address only. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    createImageBitmap(file)
      .then((bitmap) => {
        const context = canvas.current?.getContext("2d");
        if (gone || !canvas.current || !context) return;
        const scale = SIDE / Math.max(bitmap.width, bitmap.height);
        canvas.current.width = bitmap.width * scale;
        canvas.current.height = bitmap.height * scale;
        context.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
      })
      // A picture this browser can't show may be one the server can read.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [file]);
  return <canvas className="thumbnail" ref={canvas} width="0" height="0" />;
}
