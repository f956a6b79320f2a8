import {
  type FileUpload,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { MOST_PICTURES, PICTURE_BYTES } from "./limits";

/** A file as it was sent. The name is what the person calls it: to be shown, never to be used as a path. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  /** Whether it is past the limit; its bytes are then dropped. */
  large: boolean;
}

export interface Upload {
  /** The text fields. */
  fields: FormData;
  files: UploadedFile[];
  /** Why not everything could be read: past what three pictures may weigh, or not a form at all. */
  problem: "tooLarge" | "unreadable" | null;
}

/** Room for what stands around the pictures. */
const FORM_BYTES = 256 * 1024;

/** Everything that is read of one form, bytes; counted while it arrives. */
const UPLOAD_BYTES = MOST_PICTURES * PICTURE_BYTES + FORM_BYTES;

/** More parts than any form has fields, that of an order of forty dishes too, and too few to keep us busy. */
const MOST_PARTS = 300;

/** The longest file name that is shown again, in characters. */
const SHOWN_NAME = 60;

/**
 * Reads a form with pictures. One file that is too large costs only itself: the fields and the other files come through,
 * so that the form can be shown again as it was filled in.
 *
 * @param field the name of the file field; files under another name are dropped.
 */
export async function readUpload(request: Request, field: string): Promise<Upload> {
  const files: UploadedFile[] = [];
  const keep = async (file: FileUpload) => {
    // A field with nothing chosen is sent as a file without a name.
    if (file.fieldName !== field || (file.name === "" && file.size === 0)) return;
    const large = file.size > PICTURE_BYTES;
    const bytes = large ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
    files.push({ name: [...file.name].slice(0, SHOWN_NAME).join(""), bytes, large });
  };
  try {
    if (Number(request.headers.get("content-length") ?? 0) > UPLOAD_BYTES)
      return { fields: new FormData(), files: [], problem: "tooLarge" };
    const limits = { maxFileSize: UPLOAD_BYTES, maxParts: MOST_PARTS, maxFiles: MOST_PARTS };
    const options = { ...limits, maxTotalSize: UPLOAD_BYTES };
    return { fields: await parseFormData(request, options, keep), files, problem: null };
  } catch (error) {
    const problem = error instanceof MaxTotalSizeExceededError ? "tooLarge" : "unreadable";
    return { fields: new FormData(), files: [], problem };
  }
}
