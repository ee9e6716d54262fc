import type { Pos, Token } from './tokens';

/** A language whose grammar the studio knows. */
export type ReadLanguage = 'en' | 'es';

/** The language of a prompt; `other` for any script except Latin. */
export type PromptLanguage = 'en' | 'es' | 'fr' | 'pt' | 'de' | 'it' | 'other';

/** The part of speech that a tagger gives one token; null leaves the token unchanged. */
export type Tag = { pos: Pos; lemma?: string } | null;

/**
 * Parts of speech of a text.
 * @param text the text that the tokens were made from
 * @param tokens its tokens, in order
 * @returns one entry per token
 */
export type Tagger = (text: string, tokens: readonly Token[]) => Tag[];

/** Taggers by language, behind a port: the planner stays pure, and works without them. */
export type Taggers = { en: Tagger | null; es: Tagger | null };

/** No taggers: parts of speech come from closed lists and endings alone. */
export const plainTaggers: Taggers = { en: null, es: null };
