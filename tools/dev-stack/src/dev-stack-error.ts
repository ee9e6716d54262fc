/**
 * Error that the user of the terminal can resolve. The message states the fault and the remedy, and is printed
 * without a stack trace.
 */
export class DevStackError extends Error {}

/** Returns the `code` of a Node.js system error, such as `ENOSPC`; undefined for any other value. */
export const systemCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
