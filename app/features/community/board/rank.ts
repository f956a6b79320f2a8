/** Somebody's place on a board. */
export interface Ranked<Person> {
  person: Person;
  /** Equal points share a rank, and the next one counts everybody before it: 1, 2, 2, 4. */
  rank: number;
}

/** Ranks those who are listed. @param order everybody, most points first. */
export function ranked<Person extends { user_id: string; points: number }>(
  order: readonly Person[],
  listed: ReadonlySet<string>,
): Ranked<Person>[] {
  const board: Ranked<Person>[] = [];
  for (const person of order) {
    if (!listed.has(person.user_id)) continue;
    const before = board.at(-1);
    const rank = before?.person.points === person.points ? before.rank : board.length + 1;
    board.push({ person, rank });
  }
  return board;
}
