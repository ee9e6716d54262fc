import type { Face } from '../scene.schema';

/** Scripts that a headline may be in; `other` is any that no typeface of ours has. */
export const scripts = ['latin', 'arabic', 'japanese', 'korean', 'cyrillic', 'other'] as const;
export type Script = (typeof scripts)[number];

/** The one typeface for a script; null where every typeface of a style will do, or none. */
const faceFor: Readonly<Record<Script, Face | null>> = {
  latin: null,
  arabic: 'Lalezar',
  japanese: 'Dela Gothic One',
  korean: 'Black Han Sans',
  cyrillic: 'Rubik Mono One',
  other: null,
};

const ranges: readonly (readonly [Script, RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['korean', /\p{Script=Hangul}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['latin', /\p{Script=Latin}/u],
];

/**
 * The script that most letters of a text are in, and the typeface that sets it.
 * @param text any text; digits, signs and emoji count for nothing
 * @returns `latin` for a text without letters; `face` is null where the style's own typeface sets it, or where none can
 */
export function scriptOf(text: string): { script: Script; face: Face | null } {
  const counts = new Map<Script, number>();
  for (const letter of text.match(/\p{L}/gu)?.slice(0, 400) ?? []) {
    const script = ranges.find(([, range]) => range.test(letter))?.[0] ?? 'other';
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  const [script] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['latin' as const];
  return { script, face: faceFor[script] };
}
