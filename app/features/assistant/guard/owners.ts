/** What tells whose an amount is. */
const KINDS = ["platform", "restaurant", "dish"] as const;
type OwnerKind = (typeof KINDS)[number];

/** Whose an amount is: the names of each kind, folded to lower case. */
export type Owner = Partial<Record<OwnerKind, readonly string[]>>;

/** What platforms are called where the operator gives them no names, in the five languages. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  platform_a: /(?:platform|app|plataporma|پلیٹ فارم|प्लेटफ़ॉर्म) a(?![\p{L}])|المنص[ةّ]+ أ(?![\p{L}])/iu,
  platform_b: /(?:platform|app|plataporma|پلیٹ فارم|प्लेटफ़ॉर्म) b(?![\p{L}])|المنص[ةّ]+ ب(?![\p{L}])/iu,
  platform_c: /(?:platform|app|plataporma|پلیٹ فارم|प्लेटफ़ॉर्म) c(?![\p{L}])|المنص[ةّ]+ ج(?![\p{L}])/iu,
};

/** Whose the amounts in the results of tools are, so that none is said of another. */
export class Owners {
  readonly #ofAmount = new Map<number, Owner[]>();
  readonly #names: Record<OwnerKind, Set<string>> = {
    platform: new Set(),
    restaurant: new Set(),
    dish: new Set(),
  };

  /** Whose what stands in an object is, beside those it stands in. */
  within(object: Record<string, unknown>, outside: Owner): Owner {
    const own: Owner = { ...outside };
    if (typeof object.platform === "string") own.platform = [object.platform];
    if (typeof object.platformName === "string" && own.platform)
      own.platform = [...own.platform, object.platformName.toLowerCase()];
    for (const kind of ["restaurant", "dish"] as const) {
      const named = namesOf(object[kind]);
      if (named.length > 0) own[kind] = named;
    }
    for (const kind of KINDS) for (const name of own[kind] ?? []) this.#names[kind].add(name);
    return own;
  }

  /** Takes in an amount, in halalas. */
  add(amount: number, owner: Owner): void {
    this.#ofAmount.set(amount, [...(this.#ofAmount.get(amount) ?? []), owner]);
  }

  /** May an amount, in halalas, stand in a line? Not where the line names others, and none whose it is. */
  fits(amount: number, line: string): boolean {
    const owners = this.#ofAmount.get(amount) ?? [];
    if (owners.length === 0) return true;
    const text = line.toLowerCase();
    const named = KINDS.map((kind) => [kind, this.#namedIn(text, kind)] as const);
    return owners.some((owner) =>
      named.every(
        ([kind, names]) =>
          names.length === 0 || !owner[kind] || owner[kind].some((name) => names.includes(name)),
      ),
    );
  }

  /** The names of a kind that a text has; of two that share a beginning, the longer one. */
  #namedIn(text: string, kind: OwnerKind): string[] {
    const found = [...this.#names[kind]].filter(
      (name) => LETTERS[name]?.test(text) || text.includes(name),
    );
    return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
  }
}

function namesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { name_ar, name_en } = value as { name_ar?: unknown; name_en?: unknown };
  return [name_ar, name_en]
    .filter((name) => typeof name === "string")
    .map((name) => name.toLowerCase());
}
