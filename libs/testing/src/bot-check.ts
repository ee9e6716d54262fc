import { type BotChallenge, botChallengeSchema } from '@portada/contracts';
import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work of a challenge of `GET /api/auth/bot-check`, as a browser would. */
export const solveBotCheck = async (challenge: BotChallenge): Promise<Solution> => {
  const { keySignature, ...parameters } = challenge.parameters;
  const solution = await solveChallenge({
    challenge: {
      ...challenge,
      parameters: { ...parameters, ...(keySignature === undefined ? {} : { keySignature }) },
    },
    deriveKey,
  });
  if (!solution) throw new Error('the challenge has no solution');
  return solution;
};

/** Text of the bot check's header. */
export const botCheckAnswer = (challenge: BotChallenge, solution: Solution): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

/**
 * A right answer to a challenge, as the header holds it.
 * @param challenge body of the api's answer
 */
export const answerBotCheck = async (challenge: unknown): Promise<string> => {
  const parsed = botChallengeSchema.parse(challenge);
  return botCheckAnswer(parsed, await solveBotCheck(parsed));
};
