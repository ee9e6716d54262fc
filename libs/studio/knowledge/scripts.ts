import type { Face } from '../scene/scene.schema';
import { hasHan } from './han';
import { hasHangul } from './hangul';

/** Scripts that a headline may be in; `other` is any that no typeface of ours has. */
export const scripts = ['latin', 'arabic', 'japanese', 'korean', 'cyrillic', 'greek', 'other'] as const;
export type Script = (typeof scripts)[number];

/** The one typeface for a script; null where every typeface of a style will do, or none. */
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

/** Scripts whose words are not parted by spaces, or grow endings that no list can hold. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Number of letters that decide; more give the same result. */
const reach = 400;

/** Every typeface of another script has Latin letters as well, so a few letters of that script decide. */
const foreign = 3;

const scriptOfLetter = (letter: string): Script =>
  ranges.find(([, range]) => range.test(letter))?.[0] ?? 'other';

/**
 * The script that most letters of a text are in, and the typeface that sets it. Chinese counts as Japanese, whose
 * typeface has many of its characters.
 * @param text any text; digits, signs and emoji count for nothing
 * @returns `latin` for a text without letters; `face` is null where the style's own typeface sets it, or where none can
 */
export function scriptOf(text: string): { script: Script; face: Face | null } {
  const counts = new Map<Script, number>();
  for (const letter of text
    .slice(0, reach * 4)
    .match(/\p{L}/gu)
    ?.slice(0, reach) ?? []) {
    // The long mark of Katakana belongs to no script of its own.
    const script = letter === 'ー' ? 'japanese' : scriptOfLetter(letter);
    counts.set(script, (counts.get(script) ?? 0) + (script === 'latin' ? 1 : foreign));
  }
  const [script] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['latin' as const];
  return { script, face: faceFor[script] };
}

/** Latin letters that every typeface has, itself or by its stand-in. */
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
 * Text that one typeface can set: letters of the script that the text is in, Latin letters and signs. Accents of
 * Vietnamese are folded, other scripts, markup and emoji left out.
 * @param text any text
 * @returns empty where nothing of it can be set
 */
export function settable(text: string): string {
  const most = scriptOf(text).script;
  // A sentence with gaps has no meaning: only its Latin words are kept.
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
