import { SAMPLE_PERSON } from "~/features/catalogue/sample.server";
import type { TrustLevelSlug } from "~/features/prices";
import { NEIGHBOURHOODS, type NeighbourhoodName } from "./neighbourhoods";

/** Thirty invented people: username after `sample-`, display name, trust level. */
const PEOPLE: readonly (readonly [string, string, TrustLevelSlug])[] = [
  ["abu-salman", "أبو سلمان", "guardian"],
  ["reem", "ريم", "guardian"],
  ["joy", "Joy", "guardian"],
  ["turki", "تركي", "expert"],
  ["hessa", "حصة", "expert"],
  ["imran", "عمران", "expert"],
  ["maricel", "Maricel", "expert"],
  ["nouf", "نوف", "trusted"],
  ["majed", "ماجد", "trusted"],
  ["lamia", "لمياء", "trusted"],
  ["arjun", "Arjun", "trusted"],
  ["saud", "سعود", "trusted"],
  ["ayesha", "عائشة", "trusted"],
  ["bandar", "بندر", "trusted"],
  ["ghada", "غادة", "contributor"],
  ["yazeed", "يزيد", "contributor"],
  ["priya", "Priya", "contributor"],
  ["mishari", "مشاري", "contributor"],
  ["jomar", "Jomar", "contributor"],
  ["wejdan", "وجدان", "contributor"],
  ["bilal", "بلال", "contributor"],
  ["shahad", "شهد", "contributor"],
  ["omar", "عمر", "contributor"],
  ["raghad", "رغد", "newcomer"],
  ["nawaf", "نواف", "newcomer"],
  ["sanjay", "Sanjay", "newcomer"],
  ["dalal", "دلال", "newcomer"],
  ["liza", "Liza", "newcomer"],
  ["faris", "فارس", "newcomer"],
  ["jawaher", "جواهر", "newcomer"],
];

/** Two of five are seen on boards, so that a first start shows some; the others keep to themselves, as most people do. */
const isSeen = (i: number) => i % 5 < 2;

/** Where they live, three in each, and by day are: a place is known by more than one of them. */
const HOMES: readonly NeighbourhoodName[] = [
  ...(["Olaya", "Malqa", "Yasmin", "Narjis", "Rawdah"] as const),
  ...(["Suwaidi", "Qurtubah", "Malaz", "Aziziyah", "Nasim Gharbi"] as const),
];
const OFFICES: readonly NeighbourhoodName[] = ["Olaya", "Malqa", "Malaz"];

export interface Contributor {
  /** UUID. */
  id: string;
  username: string;
  displayName: string;
  trustLevel: TrustLevelSlug;
  /** Primary area, in Arabic. */
  area: string;
  /** Where their orders go: home, and by day to the office. */
  home: NeighbourhoodName;
  office: NeighbourhoodName;
  /** Whether they have a membership wherever there is one. */
  isMember: boolean;
  /** Whether they have a public profile and stand on the leaderboard. */
  isPublic: boolean;
}

/** The people whose observations the sample consists of; their names say that they are sample. */
export const CONTRIBUTORS: readonly Contributor[] = PEOPLE.map(([name, shown, trustLevel], i) => {
  const home = HOMES[i % HOMES.length] ?? "Olaya";
  return {
    id: `${SAMPLE_PERSON}${String(i + 1).padStart(12, "0")}`,
    username: `sample-${name}`,
    displayName: /^[A-Z]/.test(shown) ? `${shown} (sample)` : `${shown} (عيّنة)`,
    trustLevel,
    area: NEIGHBOURHOODS.find(({ en }) => en === home)?.ar ?? "",
    home,
    office: OFFICES[i % OFFICES.length] ?? "Olaya",
    isMember: i % 10 < 3,
    isPublic: isSeen(i),
  };
});
