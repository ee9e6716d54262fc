/** Key of the event stream in Redis; each entry has one field, a BusMessage as JSON. */
export const defaultStream = 'portada:events';
/** Name of the field of a stream entry that contains the message. */
export const messageField = 'message';
/**
 * Approximate maximum number of stored entries of the event stream: the events of the last minutes under heavy load.
 */
export const streamLength = 10_000;
