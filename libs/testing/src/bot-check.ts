import { type BotChallenge, botChallengeSchema } from '@portada/contracts';
import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * Solves a bot check challenge of `GET /api/auth/bot-check`, as a browser does.
 * @throws Error if the challenge has no solution
 */
export const solveBotCheck = async (challenge: BotChallenge): Promise<Solution> => {
  const { keySignature, ...parameters } = challenge.parameters;
  const solution = await solveChallenge({
    challenge: {
      ...challenge,
      parameters: { ...parameters, ...(keySignature === undefined ? {} : { keySignature }) },
    },
    deriveKey,
  });
  if (!solution) throw new Error('the bot check challenge has no solution');
  return solution;
};

/** Returns the value of the bot check header for a challenge and its solution. */
export const botCheckAnswer = (challenge: BotChallenge, solution: Solution): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

/**
 * Solves a bot check challenge.
 * @param challenge body of the api's answer
 * @returns value of the bot check header
 */
export const answerBotCheck = async (challenge: unknown): Promise<string> => {
  const parsed = botChallengeSchema.parse(challenge);
  return botCheckAnswer(parsed, await solveBotCheck(parsed));
};
