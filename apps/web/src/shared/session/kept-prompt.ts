import { productConfig } from '@portada/contracts';
import { z } from 'zod';
import { rememberReturnTo } from './return-to';

/** Key in sessionStorage of the prompt that a visitor wants after sign-in. The entry belongs to one tab. */
const keptPromptKey = 'portada.kept-prompt';

/** Path of the screen that continues with the kept prompt. */
const startPath = '/start';

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

const keptSchema = z.object({
  id: z.uuid(),
  prompt: z.string().min(productConfig.prompt.min).max(productConfig.prompt.max),
  headline: z.string().max(productConfig.headline.max),
  isOrdered: z.boolean(),
});

/** Returns the prompt that this tab has kept; null without one. */
export const readKeptPrompt = (): KeptPrompt | null => {
  try {
    return keptSchema.parse(JSON.parse(sessionStorage.getItem(keptPromptKey) ?? ''));
  } catch {
    return null;
  }
};

/** Removes the kept prompt. Call the function when its thumbnail exists. */
export const forgetKeptPrompt = (): void => sessionStorage.removeItem(keptPromptKey);

/** Returns the path of the registration that keeps a prompt; a signed-in user gets an editor with the prompt instead. */
export const pathWithPrompt = (prompt: string): string =>
  `/auth?view=register&prompt=${encodeURIComponent(prompt)}`;

/** Stores a prompt for the time after sign-in or sign-up, which then continue at `startPath`. */
export const keepPrompt = (kept: Omit<KeptPrompt, 'id'>): void => {
  sessionStorage.setItem(keptPromptKey, JSON.stringify({ id: crypto.randomUUID(), ...kept }));
  rememberReturnTo(startPath);
};

/** Returns the text, without addresses, that another app has shared without a title (Web Share Target). */
const sharedIn = (search: URLSearchParams): string | undefined =>
  search
    .get('text')
    ?.replace(/https?:\/\/\S+/g, '')
    .trim();

/** Returns the prompt, or the shared text, of an address with a new id; null without a usable one. */
export const promptIn = (search: URLSearchParams): KeptPrompt | null =>
  keptSchema.safeParse({
    id: crypto.randomUUID(),
    prompt: (search.get('prompt')?.trim() || sharedIn(search))?.slice(0, productConfig.prompt.max),
    headline: search.get('headline')?.trim() ?? '',
    isOrdered: false,
  }).data ?? null;
