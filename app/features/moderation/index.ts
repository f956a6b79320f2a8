/** The face of this feature: rules and types, good for the browser too. */
export { QUEUES, type QueueName } from "./overview/queues";
