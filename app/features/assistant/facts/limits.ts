/** Facts a person may have at once: more than anybody says, and few enough to read them all. */
export const MOST_FACTS = 100;

/** The longest fact, characters. */
export const FACT_LENGTH = 200;
