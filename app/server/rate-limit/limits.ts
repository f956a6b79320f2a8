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
  // All of them together, so that nothing strangers do uses up what they need.
  passcode_known_total: { requests: 2000, seconds: HOUR, onOutage: "refuse" },
  passcode_known_total_day: { requests: 10_000, seconds: DAY, onOutage: "refuse" },
  // Strangers, by network: a mobile carrier puts many people into one, and a machine may have a whole one to itself.
  passcode_network: { requests: 60, seconds: HOUR, onOutage: "refuse" },
  // This machine's own address is no network: it is a test, or a proxy that TRUST_PROXY does not know of.
  passcode_loopback: { requests: 200, seconds: HOUR, onOutage: "refuse" },
  // Ten thousand neighbouring numbers: paid-for messages are pumped into blocks of them.
  passcode_prefix: { requests: 200, seconds: HOUR, onOutage: "refuse" },
  passcode_total: { requests: 2000, seconds: HOUR, onOutage: "refuse" },
  passcode_total_day: { requests: 5000, seconds: DAY, onOutage: "refuse" },
  // Strangers while most codes are entered by nobody: enough for a new person here and there, too few to be worth it.
  passcode_doubtful_network: { requests: 2, seconds: HOUR, onOutage: "refuse" },
  passcode_doubtful_total: { requests: 60, seconds: HOUR, onOutage: "refuse" },

  // Wrong codes, over all codes. Where a number's owner has signed in before they count apart, as sending does: a
  // stranger's guesses shut nobody out there. Three tries a code hold without these.
  passcode_wrong_known_browser: { requests: 10, seconds: DAY, onOutage: "allow" },
  passcode_wrong_known_network: { requests: 10, seconds: DAY, onOutage: "allow" },
  passcode_wrong_number_and_network: { requests: 6, seconds: DAY, onOutage: "allow" },
  passcode_wrong_number: { requests: 10, seconds: DAY, onOutage: "allow" },
  passcode_wrong_address: { requests: 30, seconds: HOUR, onOutage: "allow" },

  // What browsers report of the content policy: a page that is wrong says so once for each of its parts.
  content_report: { requests: 60, seconds: MINUTE, onOutage: "refuse" },
  // Forms that were refused, kept until their page shows them again; by address, as many have not signed in yet.
  draft: { requests: 200, seconds: 10 * MINUTE, onOutage: "allow" },
  // Pictures of prices for whoever shows a link; by address, as the machines of others fetch them for everybody.
  postcard: { requests: 60, seconds: MINUTE, onOutage: "allow" },
  // New usernames, and tries of those that are taken, by user.
  username: { requests: 10, seconds: DAY, onOutage: "allow" },
  // Ways to the identity provider, each of which is kept for ten minutes; by user or else by address.
  identity: { requests: 100, seconds: HOUR, onOutage: "allow" },
  // Each message is read by a person: what somebody finds on a day of trying everything.
  feedback_day: { requests: 20, seconds: DAY, onOutage: "allow" },
  // Missing restaurants, by user or else by address and its neighbours; more in a day than people could mean is a machine.
  // Those of signed-in people have a total of their own, so that strangers don't use it up.
  suggestion: { requests: 20, seconds: HOUR, onOutage: "allow" },
  suggestion_day: { requests: 40, seconds: DAY, onOutage: "allow" },
  suggestion_network: { requests: 80, seconds: DAY, onOutage: "allow" },
  suggestion_total: { requests: 500, seconds: DAY, onOutage: "allow" },
  // Text messages that an identity was linked, to one person, who may link and unlink it all day.
  linked_sms: { requests: 5, seconds: DAY, onOutage: "refuse" },
  // Text messages about followed prices, to one person.
  watch_sms: { requests: 3, seconds: DAY, onOutage: "refuse" },
  // Thirty prices on a page, each tapped and taken back.
  tap: { requests: 60, seconds: MINUTE, onOutage: "allow" },
  // What is told of restaurants: each is read by a person.
  fact: { requests: 20, seconds: HOUR, onOutage: "allow" },
  // Each report is read by a person.
  flag: { requests: 10, seconds: HOUR, onOutage: "allow" },
  // Pages of what one has said and sent: each may take the server a tenth of a second. A chat that is followed in two
  // tabs asks 60 times.
  own_page: { requests: 120, seconds: MINUTE, onOutage: "allow" },
  // A copy of everything kept about a person: 5,000 questions are 70 MB.
  export: { requests: 3, seconds: HOUR, onOutage: "allow" },
  // An upload costs half a second of decoding.
  avatar: { requests: 10, seconds: 10 * MINUTE, onOutage: "allow" },
  // Pictures of checkouts take seconds to read, and stay for 90 days: what a hungry family orders, and no more.
  snapshot: { requests: 10, seconds: 10 * MINUTE, onOutage: "allow" },
  snapshot_day: { requests: 30, seconds: DAY, onOutage: "allow" },
  // Pictures shared before their person has signed in, each set up to three files for two hours: by network, and what the
  // disk gives to all strangers together.
  shared: { requests: 30, seconds: HOUR, onOutage: "refuse" },
  shared_total: { requests: 300, seconds: HOUR, onOutage: "refuse" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
