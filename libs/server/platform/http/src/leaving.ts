import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';

/** Signal of the request that sends the present one inside of this process. */
const outerLeaving = new AsyncLocalStorage<AbortSignal>();

/**
 * Returns a signal that aborts when the connection of a request closes: the caller has left, or has the answer. The signal of
 * Fastify's request does not, because a request whose body was read is closed already.
 */
export const leavingOf = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  const outer = outerLeaving.getStore();
  return outer ? AbortSignal.any([leaving.signal, outer]) : leaving.signal;
};

/**
 * Sends a request inside of this process for another request. `leavingOf` of the inner request also aborts with the outer one:
 * the `signal` of `inject` has no effect once the body was read.
 * @param leaving `leavingOf` of the outer request
 */
export const sendFor = <Answer>(leaving: AbortSignal, send: () => Promise<Answer>): Promise<Answer> =>
  outerLeaving.run(leaving, send);
