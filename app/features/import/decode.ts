import { StartError } from "~/server/start-error";

/** Larger files are not read: a city's places are a few megabytes. */
const LARGEST_FILE_BYTES = 256 * 1024 * 1024;

/**
 * The text of a file: UTF-8, or UTF-16 where its byte order mark says so, or what it is said to be.
 *
 * @param encoding as the web calls it, such as `windows-1256`.
 * @throws StartError when it is empty, no text, or in another encoding; says at which byte.
 */
export function decode(bytes: Uint8Array, encoding?: string): string {
  if (bytes.length === 0) throw new StartError("The file is empty.");
  if (bytes.length > LARGEST_FILE_BYTES) throw new StartError("The file is larger than 256 MB.");
  if (encoding !== undefined) return strict(encoding, bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strict("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strict("utf-16be", bytes);
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    throw new StartError(
      `The file is no text (byte ${nul} is NUL). If it is a spreadsheet, save it as CSV in UTF-8.`,
    );
  return strict("utf-8", bytes);
}

function strict(encoding: string, bytes: Uint8Array): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new StartError(`There is no encoding "${encoding}". Windows-1256 is an Arabic one.`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new StartError(
      `The file is not ${encoding.toUpperCase()} throughout. Save it in UTF-8, or say what it is: --encoding windows-1256.`,
    );
  }
}
