/** Why the service can't start, in one plain sentence for whoever runs it. Printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
