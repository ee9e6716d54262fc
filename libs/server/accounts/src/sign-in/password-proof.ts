import type { FastifyRequest } from 'fastify';

const proofs = new WeakMap<FastifyRequest, string>();

/**
 * Notes against which stored hash a request's password was found right: the session that follows begins only while that
 * is still the account's, however long the check took.
 */
export const noteProof = (request: FastifyRequest, passwordHash: string): void => {
  proofs.set(request, passwordHash);
};

/** The hash that a request's password was right for; null where it was proved in another way. */
export const proofOf = (request: FastifyRequest): string | null => proofs.get(request) ?? null;
