import { isAcronym } from './acronyms';

/** A part of a prompt, with the offsets of its first character and behind its last one. */
export type Span = { text: string; at: number; end: number };

/** A run of words in capitals, prices and numbers. */
export type Run = Span & {
  /** Words that are emphasized by their capitals; none in a run of short forms, prices and numbers. */
  loud: readonly string[];
  hasPrice: boolean;
};

const price = /^[¿¡]?(?:[$€£]\d[\d.,]*\d?[kKmMbB]?|\d[\d.,]*[kKmM]?[€$£%])[?!]*$/u;
const number = /^[¿¡#]?[+-]?\d[\d.,:/]*[kKmMxX°]?[?!]*$/u;
const capitals = /^(?=.*\p{Lu})[\p{Lu}\p{N}$€£%'’!?¿¡&+./-]+$/u;
/** Words in small letters that may stand between two words of a run: "$0 to $1M". */
const linking = /^(?:to|a|al|vs|or|o|x|de|of|per)$|^[-–&+=>→]+$/;
/** Most words of a run. */
const most = 8;

type Word = Span & { bare: string; closes: boolean };

/** Splits a text at white space, and sets the marks around each word apart. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: said, index }) => {
    const lead = /^[^\p{L}\p{N}$€£¿¡#+-]*/u.exec(said)?.[0].length ?? 0;
    const rest = said.slice(lead);
    const bare = rest.replace(/[^\p{L}\p{N}$€£%?!'’°]+$/u, '');
    return {
      text: said,
      bare,
      at: index + lead,
      end: index + lead + bare.length,
      closes: /[,;:.)…]$/u.test(rest),
    };
  });

const belongs = ({ bare }: Word): boolean => capitals.test(bare) || price.test(bare) || number.test(bare);

/**
 * The runs of words in capitals, prices and numbers of a text, in order.
 * @param text a prompt
 */
export function runsIn(text: string): Run[] {
  const words = wordsIn(text);
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let end = from;
    while (end < words.length && end - from < most) {
      const [word, next] = [words[end], words[end + 1]];
      const opensNew = end > from && word !== undefined && /^[("“«]/.test(word.text);
      if (!word || word.bare === '' || opensNew) break;
      const links = end > from && linking.test(word.bare) && next !== undefined && belongs(next);
      if (!belongs(word) && !links) break;
      end += 1;
      if (word.closes) break;
    }
    const run = words.slice(from, end);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const loud = run
      .map(({ bare }) => bare.replace(/[¿¡?!'’]/gu, ''))
      .filter((bare) => capitals.test(bare) && /\p{Lu}{2}/u.test(bare) && !isAcronym(bare));
    runs.push({
      text: text.slice(first.at, last.end),
      at: first.at,
      end: last.end,
      loud,
      hasPrice: run.some(({ bare }) => price.test(bare)),
    });
    from = end - 1;
  }
  return runs;
}
