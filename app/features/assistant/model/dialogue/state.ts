import type { Ask } from "../ask/ask";
import type { SaidFact } from "../ask/facts-said";
import type { Subject } from "../ask/subjects";
import type { CountedSlot } from "./recounted";

/** What has been spoken of so far. */
export interface DialogueState {
  /** What the last answer was about. */
  topic: Ask | undefined;
  /** What was spoken of before that. */
  before: Ask | undefined;
  /** What the person told last of what people eat, or of themselves. */
  fact: SaidFact | undefined;
  /** The area they said they live in; empty when they didn't. */
  home: string;
  /** Where what they asked about last goes, or is; empty where they named no place. */
  place: string;
  /** The last answer told of what is kept of the person. */
  ofMemory: boolean;
  /** The last answer told when a place is open: a day alone asks of that day. */
  ofHours: boolean;
  /** What the last answer told of in general; null where it was an answer to something else. */
  told: Subject | null;
  /** Whether it was only asked what is in a dish, which orders none. */
  ofContents: boolean;
  /** What was counted last: a number alone counts it again. */
  counted: CountedSlot | null;
  /** What was ordered, while what is asked about is had at the same restaurant. */
  order: Ask | undefined;
  /** The dishes of one restaurant that were asked about one after the other. */
  asked: readonly Ask[];
  /** The restaurants that were asked about one after the other. */
  places: readonly string[];
  /** Which of a list have what was asked for, while one of those is picked. */
  served: Ask | undefined;
  /** A well-known restaurant that we lack, where the last message asked about it. */
  lacked: string;
  /** What those who eat along don't eat, which is not kept for longer than this talk. */
  against: readonly string[];
}

/** At the beginning of a talk. */
export const NOTHING_SAID: DialogueState = {
  topic: undefined,
  before: undefined,
  fact: undefined,
  home: "",
  place: "",
  ofMemory: false,
  ofHours: false,
  told: null,
  ofContents: false,
  counted: null,
  order: undefined,
  asked: [],
  places: [],
  served: undefined,
  lacked: "",
  against: [],
};
