import type { LookupFunction } from 'node:net';

/** An IP address of a host, as the DNS resolver returns the address. `family` is 4 or 6. */
export type ResolvedAddress = { address: string; family: number };

/**
 * Creates the `lookup` of a connection that uses an address which was checked before. The name of the host is not resolved
 * again, because it may resolve to another address then (DNS rebinding).
 */
export const lookupOf =
  (pinned: ResolvedAddress): LookupFunction =>
  (_name, { all }, done) =>
    all ? done(null, [pinned]) : done(null, pinned.address, pinned.family);
