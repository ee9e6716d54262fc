/** A failure with a sentence for the person at the terminal: what is wrong and what to do. Shown without a stack. */
export class DevStackError extends Error {}

/** The `code` of a Node system error (`ENOSPC`, `EADDRINUSE`, …), or undefined for anything else. */
export const systemCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
