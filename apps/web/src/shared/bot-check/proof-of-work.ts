import { type BotAction, type BotChallenge, botChallengeSchema } from '@portada/contracts';
import { z } from 'zod';
import { api } from '../api/client';

/** Schema of the worker's response: the bot check answer for the header, or null if the worker found no answer. */
const answerSchema = z.string().nullable();

/** An answer to a bot check. The answer is valid once, until `expiresAtMs` (ms since 1970). */
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
 * Requests a bot check challenge from the server and solves the challenge in a worker.
 * @param action action that the bot check protects
 * @returns the answer; null if the worker found no answer
 * @throws Error if the request or the worker fails
 */
export const solveProofOfWork = async (action: BotAction): Promise<BotAnswer | null> => {
  const challenge = await api.get(`/api/auth/bot-check?action=${action}`, botChallengeSchema);
  const value = await inWorker(challenge);
  return value === null ? null : { value, expiresAtMs: challenge.parameters.expiresAt * 1000 };
};
