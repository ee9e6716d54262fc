/** The one stream that joins the processes; its entries hold one field, a BusMessage as JSON. */
export const defaultStream = 'portada:events';
export const messageField = 'message';
/** Entries that are kept, roughly: the news of the last minutes under heavy load. */
export const streamLength = 10_000;
