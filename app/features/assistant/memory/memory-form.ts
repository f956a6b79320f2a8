/** What a form of /profile/memory has done. */
export const MEMORY_NOTES = ["added", "known", "saved", "deleted"] as const;
export type MemoryNote = (typeof MEMORY_NOTES)[number];

/** Why it has done nothing. */
export const MEMORY_PROBLEMS = ["invalid", "too_many", "known_already", "not_found"] as const;
export type MemoryProblem = (typeof MEMORY_PROBLEMS)[number];
