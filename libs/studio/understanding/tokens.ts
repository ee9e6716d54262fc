import { plain, stem } from '../knowledge/words';

/** Part of speech, in the names of Universal Dependencies; `CONJ` is any conjunction. */
export type Pos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'VERB';

/** What a token was used for; later steps do not read a token that has a role. */
export type Role =
  'avoid' | 'frame' | 'layout' | 'number' | 'person' | 'place' | 'quoted' | 'side' | 'time' | null;

/** One word, number or mark of a prompt. */
export type Token = {
  /** As written. */
  readonly text: string;
  /** Lower case without accents and marks. */
  readonly fold: string;
  /** `fold` without a plural ending. */
  readonly stem: string;
  /** Offset of its first character in the prompt. */
  readonly at: number;
  /** Offset behind its last character. */
  readonly end: number;
  pos: Pos;
  /** Dictionary form of a verb, where the tagger knows it. */
  lemma: string;
  role: Role;
  /** Drawing of a word of two senses, as the prompt decides; empty where none is that sense; absent for other words. */
  sense?: string;
};

const word =
  /[$€£]\s?\d[\d.,]*[kKmMbB]?|-?\d[\d.,]*(?:\s?[€$£%°]|[\p{L}]{0,3}(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:[-.&][\p{L}\p{N}]+)*\+?|\S/gu;

/** Number of tokens of a prompt that are read. */
const most = 400;

/**
 * Splits a text into words, numbers and marks. Sums of money stay whole: `$300k`.
 * @param text a prompt
 * @returns at most 400 tokens, without parts of speech
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    if (tokens.length >= most) break;
    const written = /\d[.,]+$/.test(match[0]) ? match[0].replace(/[.,]+$/, '') : match[0];
    const fold = plain(written.slice(0, 40));
    tokens.push({
      text: written,
      fold,
      stem: stem(written.slice(0, 40)),
      at: match.index,
      end: match.index + written.length,
      pos: /\p{N}/u.test(written) ? 'NUM' : fold === '' ? 'PUNCT' : 'NOUN',
      lemma: fold,
      role: null,
    });
    if (written !== match[0]) tokens.push(mark(match[0].slice(written.length), match.index + written.length));
  }
  return tokens;
}

const mark = (text: string, at: number): Token => ({
  text: text.slice(0, 1),
  fold: '',
  stem: '',
  at,
  end: at + 1,
  pos: 'PUNCT',
  lemma: '',
  role: null,
});

/** Whether a token can be the head of a noun phrase. */
export const isNoun = ({ pos }: Token): boolean => pos === 'NOUN' || pos === 'PROPN';

/** The written words of some tokens, with single spaces. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
