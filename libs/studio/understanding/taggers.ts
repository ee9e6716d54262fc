import type { Pos, Token } from './tokens';

/** A language that prompts are told apart in; `other` in any script but Latin. */
export type PromptLanguage = 'en' | 'es' | 'fr' | 'pt' | 'de' | 'it' | 'other';

/** What a tagger says of one token; null leaves the token as it is. */
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
