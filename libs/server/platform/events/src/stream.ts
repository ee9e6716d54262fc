/** The stream between the processes; each entry has one field, a BusMessage as JSON. */
export const defaultStream = 'portada:events';
export const messageField = 'message';
/** Approximate number of stored entries: the events of the last minutes under heavy load. */
export const streamLength = 10_000;
