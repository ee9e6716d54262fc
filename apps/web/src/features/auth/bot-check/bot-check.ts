import type { BotAction, BotCheckSettings } from '@portada/contracts';
import type { BotAnswer } from './proof-of-work';
import { proveWork } from './proof-of-work';
import { askRecaptcha } from './recaptcha';

/** A sign-in waits no longer than this for its answer, in ms; then it goes without one. */
const patienceMs = 8000;
/** An answer has to be good for at least this long still, in ms. */
const marginMs = 5000;

/** Answers to the bot check, one for each sign-in. It never fails: where something is amiss there is no answer. */
export type BotCheck = {
  /** Starts the work early, when somebody first touches a form. */
  prepare: (action: BotAction) => void;
  /** The answer for one call; null where there is none in time. It is used up by being asked for. */
  answer: (action: BotAction) => Promise<string | null>;
};

const inTime = <T>(work: Promise<T | null>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** @param settings asks the server how it checks */
export const createBotCheck = (settings: () => Promise<BotCheckSettings>): BotCheck => {
  const prepared = new Map<BotAction, Promise<BotAnswer | null>>();

  const attempt = async (action: BotAction): Promise<BotAnswer | null> => {
    try {
      const check = await settings();
      return await (check.kind === 'recaptcha' ? askRecaptcha(check.siteKey, action) : proveWork(action));
    } catch {
      // Without an answer the server is only stricter: nobody is kept from signing in (specification, section 5).
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
    if (found && found.expiresAtMs > Date.now() + marginMs) return found.value;
    return (await attempt(action))?.value ?? null;
  };

  return {
    prepare: (action) => void prepare(action),
    answer: (action) => inTime(take(action)),
  };
};
