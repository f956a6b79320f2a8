/** Sends text messages to phones. */
export interface Sms {
  /** Whether messages reach phones, rather than the log. */
  reachesPhones: boolean;
  /**
   * @param to E.164, such as +966501234567.
   * @throws Error without the number or the text in it when the message was not accepted.
   */
  send(message: { to: string; text: string }): Promise<void>;
}
