/** Turns texts into vectors whose angles tell how alike their meanings are. */
export interface Embedder {
  /** Names the model: vectors of another one mean something else. */
  readonly model: string;
  /**
   * One vector a text, all of one length.
   *
   * @throws EmbedderUnavailable when it can't be asked now, or answers with anything else.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** The model's server did not answer, or not with vectors. Without it there is still the built-in representation. */
export class EmbedderUnavailable extends Error {
  override name = "EmbedderUnavailable";
}
