import { hues } from '../understanding/colour-names';
import { plain } from '../knowledge/words';
import { wholeWords } from './whole-words';

/** Colors by the English name that `hues` gives a word. */
const hexes: Readonly<Record<string, string>> = {
  red: '#e02020',
  blue: '#1e56d6',
  green: '#1f9d4d',
  yellow: '#ffd60a',
  orange: '#f58220',
  purple: '#7b3fc4',
  pink: '#f47ab0',
  black: '#0e0e12',
  white: '#f7f7f4',
  gold: '#d9a520',
  grey: '#8a8d92',
  brown: '#7a4f2c',
  turquoise: '#1fb5ad',
  navy: '#16265c',
  sky: '#6cc4f5',
  lime: '#a6dc1f',
  burgundy: '#7a1630',
  lilac: '#b79be0',
  beige: '#ead9bd',
  peach: '#ffc59b',
  coral: '#ff7f66',
  mint: '#9fe3c4',
  emerald: '#0f9d68',
  olive: '#7a7d2e',
  mustard: '#d6a51c',
  terracotta: '#bf5b3a',
  'light pink': '#f9c3d6',
  'bright pink': '#ff2e93',
  'dark green': '#14532d',
  'bright blue': '#0d6efd',
};

const byWord = new Map([...hues].map(([word, name]) => [word.split(' ').map(plain).join(' '), name]));

/** Pattern of a color with an optional shade, without accents. The longest names come first. */
export const color = `(?:(?:light|dark|bright|neon|pastel|deep|pale|vivid|bold|bright)[ -])?(?:${[
  ...byWord.keys(),
]
  .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  .join('|')})`;

const found = wholeWords(color);

/**
 * Returns the first color that a text names.
 * @param text part of a prompt
 * @returns `#rrggbb`; null without a color
 */
export function colorIn(text: string): string | null {
  const [said] = found.exec(unaccented(text)) ?? [];
  if (said === undefined) return null;
  const name = byWord.get(said.replace(/^(?:light|dark|bright|neon|pastel|deep|pale|vivid|bold)[ -]/, ''));
  return hexes[byWord.get(said) ?? name ?? ''] ?? null;
}

/** Returns a text in lower case without accents. Its length is that of the text for letters of Latin scripts. */
export const unaccented = (text: string): string =>
  Array.from(text, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('');
