import { StartError } from "~/server/start-error";

/** Larger files are not read: a city's places are a few megabytes. */
const LARGEST_FILE_BYTES = 256 * 1024 * 1024;

/** Bytes decoded at a time. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * The text of a file: UTF-8, or UTF-16 where its byte order mark says so, or what it is said to be.
 *
 * @param encoding as the web calls it, such as `windows-1256`.
 * @throws StartError when it is empty, no text, or in another encoding; says at which byte.
 */
export const decode = (bytes: Uint8Array, encoding?: string): string =>
  [...decodedChunks(bytes, encoding)].join("");

/** The same piece by piece, so that a large file is never one text. */
export function* decodedChunks(bytes: Uint8Array, encoding?: string): Generator<string> {
  const named = encoding ?? encodingOf(bytes);
  if (bytes.length === 0) throw new StartError("The file is empty.");
  if (bytes.length > LARGEST_FILE_BYTES) throw new StartError("The file is larger than 256 MB.");
  const decoder = strict(named);
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
      yield decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartError(
      `The file is not ${named.toUpperCase()} throughout. Save it in UTF-8, or say what it is: --encoding windows-1256.`,
    );
  }
}

/** @throws StartError where the bytes are no text. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    throw new StartError(
      `The file is no text (byte ${nul} is NUL). If it is a spreadsheet, save it as CSV in UTF-8.`,
    );
  return "utf-8";
}

function strict(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new StartError(`There is no encoding "${encoding}". Windows-1256 is an Arabic one.`);
  }
}
