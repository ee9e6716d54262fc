import type { Face } from '../scene/scene.schema';
import { hasHan } from './han';
import { hasHangul } from './hangul';

/** Scripts of a headline; `other` is any script that no bundled typeface has. */
export const scripts = ['latin', 'arabic', 'japanese', 'korean', 'cyrillic', 'greek', 'other'] as const;
export type Script = (typeof scripts)[number];

/** The only typeface that has a script; null if every typeface of the styles has it, or if no typeface has it. */
const faceFor: Readonly<Record<Script, Face | null>> = {
  latin: null,
  arabic: 'Lalezar',
  japanese: 'Dela Gothic One',
  korean: 'Black Han Sans',
  cyrillic: 'Rubik Mono One',
  greek: 'Dela Gothic One',
  other: null,
};

const ranges: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['korean', /\p{Script=Hangul}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
];

/** Scripts whose words are not separated by spaces, or whose endings are too many for a list. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Number of letters of a text that are examined. More letters give the same result. */
const reach = 400;

/**
 * Number of letters of another script that decide. A few are enough, because every typeface of another script has Latin
 * letters too.
 */
const foreign = 3;

const scriptOfLetter = (letter: string): Script =>
  ranges.find(([, range]) => range.test(letter))?.[0] ?? 'other';

/**
 * Finds the script of most letters of a text, and the typeface for it. Chinese counts as Japanese, because the Japanese
 * typeface has many Chinese characters.
 * @param text any text; digits, signs and emoji do not count
 * @returns `latin` for a text without letters; `face` is null if the style's own typeface has the script, or if no
 * typeface has it
 */
export function scriptOf(text: string): { script: Script; face: Face | null } {
  const counts = new Map<Script, number>();
  for (const letter of text
    .slice(0, reach * 4)
    .match(/\p{L}/gu)
    ?.slice(0, reach) ?? []) {
    // The long vowel mark of Katakana has the script property Common, so it is added to Japanese.
    const script = letter === 'ー' ? 'japanese' : scriptOfLetter(letter);
    counts.set(script, (counts.get(script) ?? 0) + (script === 'latin' ? 1 : foreign));
  }
  const [script] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['latin' as const];
  return { script, face: faceFor[script] };
}

/** Latin letters that every typeface has, directly or by its fallback fonts. */
const latinLetter = /^[A-Za-z\u00c0-\u017f\u0218-\u021b]$/;
const plainSign = /^[\u0020-\u007e\u00a1-\u00bf€£₿]$/;
const unsettable = /^[<>{}[\]|\\^~`_\u00ad\u00a8\u00af\u00b4\u00b8]$/;

const ownSigns: Readonly<Record<Script, RegExp>> = {
  latin: /^$/,
  arabic: /^[\u060c\u061b\u061f\u0621-\u063a\u0640-\u0652\u0660-\u0669\u067e\u0686\u0698\u06a9\u06af\u06cc]$/,
  japanese: /^[\u3001-\u3002\u300c-\u3011\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01\uff1f\uff05]$/,
  korean: /^[\uac00-\ud7a3]$/,
  cyrillic: /^[\u0401-\u045f\u0490\u0491]$/,
  greek: /^[\u0386-\u03ce]$/,
  other: /^$/,
};

/**
 * Keeps the characters of a text that one typeface can draw: letters of the text's script, Latin letters and signs.
 * Vietnamese accents are removed; other scripts, markup and emoji are left out.
 * @param text any text
 * @returns empty text if no character can be drawn
 */
export function settable(text: string): string {
  const most = scriptOf(text).script;
  // If the typeface lacks characters of the sentence, only the Latin words are kept, because a sentence with gaps has
  // no meaning.
  const holes =
    (most === 'japanese' && [...text].some((char) => isHan(char) && !hasHan(char))) ||
    (most === 'korean' && [...text].some((char) => isSyllable(char) && !hasHangul(char)));
  const script = holes ? 'latin' : most;
  const set = [...text.normalize('NFC')].map((char) => settableLetter(char, script)).join('');
  return set.replace(/\s+/g, ' ').trim();
}

function settableLetter(char: string, script: Script): string {
  if (unsettable.test(char)) return ' ';
  if (plainSign.test(char)) return char;
  if (latinLetter.test(char)) return char;
  if (ownSigns[script].test(char)) return char;
  return folded(char);
}

const isSyllable = (char: string): boolean => ownSigns.korean.test(char);
const isHan = (char: string): boolean => /^\p{Script=Han}$/u.test(char);

function folded(char: string): string {
  if (/[‘’ʼ]/.test(char)) return "'";
  if (/[“”]/.test(char)) return '"';
  if (/[–—]/.test(char)) return '-';
  if (char === '…') return '...';
  const base = char.normalize('NFKD').replace(/\p{M}+/gu, '');
  return /^[\u0020-\u007e]*$/.test(base) && base !== char ? base.replace(/[<>{}[\]|\\^~`_]/g, ' ') : ' ';
}
