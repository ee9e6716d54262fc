import type { BotAction, BotCheckSettings } from '@portada/contracts';
import type { BotAnswer } from './proof-of-work';
import { solveProofOfWork } from './proof-of-work';
import { askRecaptcha } from './recaptcha';

/**
 * Longest time in ms that a sign-in waits for a bot check answer. After this time the sign-in is sent without an
 * answer.
 */
const longestWaitMs = 8000;
/** Shortest remaining validity in ms with which a bot check answer is still used. */
const shortestValidityMs = 5000;

/**
 * Provider of answers to the bot check, one answer for each sign-in. The functions never throw: after an error
 * there is no answer.
 */
export type BotCheck = {
  /** Starts to solve the bot check early, at the first interaction with a form. */
  prepare: (action: BotAction) => void;
  /**
   * Returns the bot check answer for one call; null if no answer is available in time. The answer cannot be used
   * again.
   */
  answer: (action: BotAction) => Promise<string | null>;
};

const inTime = <T>(work: Promise<T | null>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestWaitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Creates the bot check of a form.
 * @param settings function that loads the settings of the server
 */
export const createBotCheck = (settings: () => Promise<BotCheckSettings>): BotCheck => {
  const prepared = new Map<BotAction, Promise<BotAnswer | null>>();

  const attempt = async (action: BotAction): Promise<BotAnswer | null> => {
    try {
      const check = await settings();
      return await (check.kind === 'recaptcha'
        ? askRecaptcha(check.siteKey, action)
        : solveProofOfWork(action));
    } catch {
      // Without an answer to the bot check the limits of the server are stricter, but sign-in is possible
      // (specification, section 5).
      return null;
    }
  };

  const prepare = (action: BotAction): Promise<BotAnswer | null> => {
    const known = prepared.get(action);
    if (known) return known;
    const started = attempt(action);
    prepared.set(action, started);
    return started;
  };

  const take = async (action: BotAction): Promise<string | null> => {
    const found = await prepare(action);
    prepared.delete(action);
    if (found && found.expiresAtMs > Date.now() + shortestValidityMs) return found.value;
    return (await attempt(action))?.value ?? null;
  };

  return {
    prepare: (action) => void prepare(action),
    answer: (action) => inTime(take(action)),
  };
};
