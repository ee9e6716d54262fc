import type { FastifyRequest } from 'fastify';

const hashes = new WeakMap<FastifyRequest, string>();

/**
 * Records the stored hash that the password of a request was verified against. The session that follows is created
 * only if the account still has this hash.
 */
export const recordVerifiedPassword = (request: FastifyRequest, passwordHash: string): void => {
  hashes.set(request, passwordHash);
};

/**
 * Returns the hash that the password of a request was verified against; null if the user was verified in another way.
 */
export const verifiedPasswordHash = (request: FastifyRequest): string | null => hashes.get(request) ?? null;
