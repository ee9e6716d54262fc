/** A failure that the user of the terminal can resolve: the message says what is wrong and what to do. No stack trace. */
export class DevStackError extends Error {}

/** The `code` of a Node system error (`ENOSPC`, `EADDRINUSE`, …), or undefined for anything else. */
export const systemCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
