import { type BotAction, type BotChallenge, botChallengeSchema } from '@portada/contracts';
import { z } from 'zod';
import { api } from '../../../shared/api/client';

/** Response of the worker: the answer for the header, or null if it found none. */
const answerSchema = z.string().nullable();

/** An answer to a bot check. It is valid once, until `expiresAt`. */
export type BotAnswer = { value: string; expiresAtMs: number };

const inWorker = (challenge: BotChallenge): Promise<string | null> =>
  new Promise((found, refuse) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      found(answerSchema.parse(data));
    };
    worker.onerror = () => {
      worker.terminate();
      refuse(new Error('The worker of the bot check did not start.'));
    };
    worker.postMessage(challenge);
  });

/**
 * Requests a challenge from the server and solves it in a worker.
 * @throws Error if either fails
 */
export const solveProofOfWork = async (action: BotAction): Promise<BotAnswer | null> => {
  const challenge = await api.get(`/api/auth/bot-check?action=${action}`, botChallengeSchema);
  const value = await inWorker(challenge);
  return value === null ? null : { value, expiresAtMs: challenge.parameters.expiresAt * 1000 };
};
