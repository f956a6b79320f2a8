const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  /** So many in so many seconds, counted from the first one. */
  requests: number;
  seconds: number;
  /** What happens while the counters can't be reached. */
  onOutage: "allow" | "refuse";
}

/**
 * Every limit of the service. Those of the contract let requests through while the counters are down;
 * what costs money and reaches strangers' phones does not.
 */
export const LIMITS = {
  // The contract's, by user, or else by address.
  chat: { requests: 30, seconds: MINUTE, onOutage: "allow" },
  feedback: { requests: 3, seconds: MINUTE, onOutage: "allow" },
  popular_intents: { requests: 60, seconds: MINUTE, onOutage: "allow" },
  leaderboard: { requests: 60, seconds: MINUTE, onOutage: "allow" },

  // Passcodes to one number: what an honest person with bad reception needs.
  passcode_number: { requests: 3, seconds: 10 * MINUTE, onOutage: "refuse" },
  passcode_number_day: { requests: 8, seconds: DAY, onOutage: "refuse" },
  // One network gets part of a number's day, so that a stranger in it can't use it up.
  passcode_number_and_network_day: { requests: 5, seconds: DAY, onOutage: "refuse" },
  // Where its owner has signed in before, a number's codes count apart from strangers': nobody can lock them out of a
  // browser they have used, and of a new one at home only somebody there.
  passcode_known_browser: { requests: 3, seconds: 10 * MINUTE, onOutage: "refuse" },
  passcode_known_browser_day: { requests: 8, seconds: DAY, onOutage: "refuse" },
  passcode_known_network: { requests: 3, seconds: 10 * MINUTE, onOutage: "refuse" },
  passcode_known_network_day: { requests: 8, seconds: DAY, onOutage: "refuse" },
  // A mobile carrier puts many people behind one address.
  passcode_address: { requests: 200, seconds: HOUR, onOutage: "refuse" },
  // Ten thousand neighbouring numbers: paid-for messages are pumped into blocks of them.
  passcode_prefix: { requests: 200, seconds: HOUR, onOutage: "refuse" },
  passcode_total: { requests: 2000, seconds: HOUR, onOutage: "refuse" },

  // Forms that were refused, kept until their page shows them again; by address, as many have not signed in yet.
  draft: { requests: 200, seconds: 10 * MINUTE, onOutage: "allow" },
  // Missing restaurants, by user or else by address; more in a day than people could mean is a machine.
  suggestion: { requests: 20, seconds: HOUR, onOutage: "allow" },
  suggestion_total: { requests: 500, seconds: DAY, onOutage: "allow" },
  // Text messages about followed prices, to one person.
  watch_sms: { requests: 3, seconds: DAY, onOutage: "refuse" },
  // Thirty prices on a page, each tapped and taken back.
  tap: { requests: 60, seconds: MINUTE, onOutage: "allow" },
  // Each report is read by a person.
  flag: { requests: 10, seconds: HOUR, onOutage: "allow" },
  // An upload costs half a second of decoding.
  avatar: { requests: 10, seconds: 10 * MINUTE, onOutage: "allow" },
  // Pictures of checkouts take seconds to read, and stay for 90 days: what a hungry family orders, and no more.
  snapshot: { requests: 10, seconds: 10 * MINUTE, onOutage: "allow" },
  snapshot_day: { requests: 30, seconds: DAY, onOutage: "allow" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
