import { productConfig, type PromptDraft } from '@portada/contracts';
import { z } from 'zod';
import { rememberReturnTo } from './return-to';

/** Key in sessionStorage of the prompt that a visitor wants after sign-in. The entry belongs to one tab. */
const keptPromptKey = 'portada.kept-prompt';

/** Path of the screen that continues with the kept prompt. */
const startPath = '/start';

/** Settings of the editor that an address may name. Each has the name of its field of a request. */
export const keptSettings = [
  'style',
  'mood',
  'colorPalette',
  'aspectRatio',
  'place',
  'seed',
] as const satisfies readonly (keyof PromptDraft)[];

/** Settings of the editor as an address names them, not validated: at most 40 characters each. */
export type KeptSettings = Partial<Record<(typeof keptSettings)[number], string>>;

/** A prompt that a visitor wants after sign-in. */
export type KeptPrompt = {
  /** UUID, the idempotency key of the generation, so that a reload spends no second credit. */
  id: string;
  prompt: string;
  /** Requested headline; empty for none. */
  headline: string;
  /** Settings for the editor; a setting without an entry has its default value. */
  settings?: KeptSettings | undefined;
  /** True if the visitor has asked for the image. False opens the editor with the prompt and spends nothing. */
  isOrdered: boolean;
};

/** Longest value of a setting that is kept. */
const settingLength = 40;

const keptSchema = z.object({
  id: z.uuid(),
  prompt: z.string().min(productConfig.prompt.min).max(productConfig.prompt.max),
  headline: z.string().max(productConfig.headline.max),
  isOrdered: z.boolean(),
  settings: z.partialRecord(z.enum(keptSettings), z.string().max(settingLength)).optional(),
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

/**
 * Returns the path of the registration that keeps a prompt; a signed-in user gets an editor with the prompt instead.
 * @param settings headline and settings for the editor
 */
export const pathWithPrompt = (prompt: string, settings: KeptSettings & { headline?: string } = {}): string =>
  `/auth?${new URLSearchParams({ view: 'register', prompt, ...settings })}`;

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

/** Returns the settings of an address. A value that is too long is ignored. */
const settingsIn = (search: URLSearchParams): KeptSettings =>
  Object.fromEntries(
    keptSettings.flatMap((name) => {
      const value = search.get(name);
      return value && value.length <= settingLength ? [[name, value]] : [];
    }),
  );

/** Returns the prompt, or the shared text, of an address with a new id and its settings; null without a usable prompt. */
export const promptIn = (search: URLSearchParams): KeptPrompt | null =>
  keptSchema.safeParse({
    id: crypto.randomUUID(),
    prompt: (search.get('prompt')?.trim() || sharedIn(search))?.slice(0, productConfig.prompt.max),
    headline: search.get('headline')?.trim().slice(0, productConfig.headline.max) ?? '',
    settings: settingsIn(search),
    isOrdered: false,
  }).data ?? null;
