/** Names the event after which a stream goes on; in an answer, the place before its first event. */
export const LAST_EVENT_ID = "Last-Event-ID";
