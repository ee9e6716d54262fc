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

/** Use of a token. Later steps ignore a token that has a role. */
export type Role =
  'avoid' | 'frame' | 'layout' | 'number' | 'person' | 'place' | 'quoted' | 'side' | 'time' | null;

/** One word, number or punctuation mark of a prompt. */
export type Token = {
  /** The token as written in the prompt. */
  readonly text: string;
  /** `text` in lower case without accents and punctuation marks. */
  readonly fold: string;
  /** `fold` without a plural ending. */
  readonly stem: string;
  /** Offset of the first character of the token in the prompt. */
  readonly at: number;
  /** Offset behind the last character of the token. */
  readonly end: number;
  pos: Pos;
  /** Dictionary form of a verb, if the tagger has one. */
  lemma: string;
  role: Role;
  /**
   * Drawing of a word with two senses, decided by the prompt; empty if no drawing shows the sense; absent for other
   * words.
   */
  sense?: string;
  /** True if the word only names the field of another noun: "chess" beside "a king". */
  isField?: boolean;
};

const word =
  /[$€£]\s?\d[\d.,]*[kKmMbB]?|-?\d[\d.,]*(?:\s?[€$£%°]|[\p{L}]{0,3}(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:[-.&][\p{L}\p{N}]+)*\+?|\S/gu;

/** Most tokens of a prompt; the words behind them are ignored. */
const most = 400;

/**
 * Splits a text into words, numbers and punctuation marks. A sum of money is one token: `$300k`.
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

/** Returns true if a token can be the head of a noun phrase. */
export const isNoun = ({ pos }: Token): boolean => pos === 'NOUN' || pos === 'PROPN';

/** Joins the written words of tokens with single spaces. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
