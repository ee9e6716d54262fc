import { rememberReturnTo } from './return-to';

/** Key in sessionStorage of the prompt that a visitor wants after sign-in. The entry belongs to one tab. */
export const keptPromptKey = 'portada.kept-prompt';

/** Path of the screen that continues with the kept prompt. */
export const startPath = '/start';

/** A prompt that a visitor wants after sign-in. */
export type KeptPrompt = {
  /** UUID, the idempotency key of the generation, so that a reload spends no second credit. */
  id: string;
  prompt: string;
  /** Requested headline; empty for none. */
  headline: string;
  /** True if the visitor has asked for the image. False opens the editor with the prompt and spends nothing. */
  isOrdered: boolean;
};

/** Stores a prompt for the time after sign-in or sign-up, which then continue at `startPath`. */
export const keepPrompt = (kept: Omit<KeptPrompt, 'id'>): void => {
  sessionStorage.setItem(keptPromptKey, JSON.stringify({ id: crypto.randomUUID(), ...kept }));
  rememberReturnTo(startPath);
};
