/** OpenStreetMap counts each kind of thing by itself. */
const TYPES = ["node", "way", "relation"];

/**
 * Things by their id in a source. OpenStreetMap's ids come as `node/123`, or as `123` from files that left the type out:
 * either finds the other.
 */
export class SourceIds<Value> {
  readonly #values = new Map<string, Value>();

  set(id: string, value: Value): void {
    this.#values.set(id, value);
  }

  /** What has the id, with the id it was set under. */
  find(id: string): { id: string; value: Value } | undefined {
    const bare = id.slice(id.lastIndexOf("/") + 1);
    const others = bare === id ? TYPES.map((type) => `${type}/${id}`) : [bare];
    for (const candidate of [id, ...others]) {
      const value = this.#values.get(candidate);
      if (value !== undefined) return { id: candidate, value };
    }
    return undefined;
  }
}
