import type { BotChallenge } from '@portada/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a bot check challenge by trying numbers (proof of work).
 * @param challenge challenge of the server
 * @returns the answer for `botCheckHeader`: base64 of `{challenge, solution}`
 * @throws Error if the challenge has no solution
 */
export const solve = async (challenge: BotChallenge): Promise<string> => {
  const { keySignature, ...parameters } = challenge.parameters;
  const known = {
    ...challenge,
    parameters: keySignature === undefined ? parameters : { ...parameters, keySignature },
  };
  const solution = await solveChallenge({ challenge: known, deriveKey });
  if (solution === null) throw new Error('The bot check challenge was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
};
