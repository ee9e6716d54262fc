/** Returns the `code` of a Node system error (`EADDRINUSE`, `ECONNREFUSED`, …), or undefined for anything else. */
export const systemCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
