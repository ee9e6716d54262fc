import { type TrialAnswer, botCheckHeader, publicConfigSchema, trialAnswerSchema } from '@portada/contracts';
import { ApiError, api } from '../../../shared/api/client';

/** Returns an answer to the bot check for one trial image; null without an answer in time. */
const answerOfCheck = async (): Promise<string | null> => {
  const { createBotCheck } = await import('../../../shared/bot-check/bot-check');
  const check = createBotCheck(async () => (await api.get('/api/config', publicConfigSchema)).botCheck);
  return check.answer('try');
};

/**
 * Draws the trial image of a prompt. If the address has used up its images without a bot check, the bot check is solved and
 * the request is sent once more.
 * @throws ApiError with the message of the server
 */
export const drawTrial = async (prompt: string, signal: AbortSignal): Promise<TrialAnswer> => {
  const draw = (headers: Record<string, string> = {}) =>
    api.post('/api/try', { prompt }, trialAnswerSchema, { signal, headers });
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error;
    const answer = await answerOfCheck();
    if (answer === null) throw error;
    return draw({ [botCheckHeader]: answer });
  }
};
