import type { Pos, Token } from './tokens';

/** A language that the studio can parse. */
export type ReadLanguage = 'en' | 'es';

/** The language of a prompt; `other` for any script except Latin. */
export type PromptLanguage = 'en' | 'es' | 'fr' | 'pt' | 'de' | 'it' | 'other';

/** The part of speech that a tagger gives one token; null leaves the token unchanged. */
export type Tag = { pos: Pos; lemma?: string } | null;

/**
 * Returns the parts of speech of the tokens of a text.
 * @param text the text that the tokens were made from
 * @param tokens its tokens, in order
 * @returns one entry per token
 */
export type Tagger = (text: string, tokens: readonly Token[]) => Tag[];

/** Taggers by language; null if the tagger is not loaded. The planner also works without taggers. */
export type Taggers = { en: Tagger | null; es: Tagger | null };

/** Taggers that are all absent: parts of speech come only from word lists and endings. */
export const plainTaggers: Taggers = { en: null, es: null };
