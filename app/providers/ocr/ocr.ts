/** Pixels from the upper left corner; x1 and y1 lie just outside. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The language a picture is read in. */
export type OcrLanguage = "arabic" | "english";

/** A word found on a picture. */
export interface OcrWord {
  text: string;
  box: Box;
  /** 0 to 1, the engine's own opinion. */
  confidence: number;
  /** What it was read as: letters of another script come out as scraps of this one. */
  language: OcrLanguage;
}

/** How the words stand on what is handed in. */
export type OcrLayout = "page" | "line";

export interface OcrOptions {
  layout: OcrLayout;
  language: OcrLanguage;
}

/** Reads the words of pictures. */
export interface Ocr {
  /**
   * @param image a PNG we encoded ourselves, never somebody's file.
   * @throws Error when it can't be read.
   */
  read(image: Buffer, options: OcrOptions): Promise<OcrWord[]>;
}
