import { scoreNames } from "./score-names";

export interface NameIndexOptions {
  /** Words that say little in this index, with their weight 0..1; the lexicon's generic words are known already. */
  generic?: Readonly<Record<string, number>>;
}

export interface NameMatch<Id> {
  id: Id;
  /** 0..1: from 0.8 surely the one meant, below 0.5 nonsense. */
  score: number;
  /** The name that matched, as stored. */
  name: string;
  /** 0..1: how much of the query's weight the name explains. */
  queryCoverage: number;
  /** 0..1: how much of the name's weight the query explains. */
  nameCoverage: number;
}

/** Names in memory, found by spelling, sound and meaning. */
export class NameIndex<Id> {
  readonly #names = new Map<Id, readonly string[]>();

  constructor(_options: NameIndexOptions = {}) {}

  get size(): number {
    return this.#names.size;
  }

  /** Adds `id`, or replaces its names. */
  set(id: Id, names: readonly string[]): void {
    this.#names.set(id, names);
  }

  delete(id: Id): void {
    this.#names.delete(id);
  }

  score(query: string | readonly string[], id: Id): NameMatch<Id> | undefined {
    const names = this.#names.get(id);
    if (!names) return undefined;
    return { id, ...scoreNames(query, names) };
  }

  search(query: string | readonly string[], { limit = 10, minScore = 0.5 } = {}): NameMatch<Id>[] {
    return [...this.#names.keys()]
      .flatMap((id) => this.score(query, id) ?? [])
      .filter((match) => match.score >= minScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }
}
