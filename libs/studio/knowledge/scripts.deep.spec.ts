import { readFileSync } from 'node:fs';
import { hasHan } from './han';
import { hasHangul } from './hangul';
import { scriptOf, settable } from './scripts';

describe('scriptOf (the writing system of a text)', () => {
  it.each([
    ['I built a rocket', 'latin', null],
    ['مرحبا بالعالم', 'arabic', 'Lalezar'],
    ['ゲーム実況 minecraft', 'japanese', 'Dela Gothic One'],
    ['고양이', 'korean', 'Black Han Sans'],
    ['как заработать', 'cyrillic', 'Rubik Mono One'],
    ['Πώς να', 'greek', 'Dela Gothic One'],
    ['איך לבשל', 'other', null],
    ['पास्ता', 'other', null],
    ['100 % 🚀', 'latin', null],
  ])('detects the script of "%s" and the typeface for this script', (text, script, face) => {
    expect(scriptOf(text)).toEqual({ script, face });
  });
});

describe('settable (the characters of a text that one typeface has)', () => {
  it.each([
    ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['İstanbul’da çok güzel', "İstanbul'da çok güzel"],
    ['Bí quyết nấu phở', 'Bí quyet nau pho'],
    ['Ｗｏｗ！', 'Wow!'],
    ['rocket 🚀 <b>now</b>', 'rocket b now /b'],
    ['東京で食べた', '東京で食べた'],
    ['как дела?', 'как дела?'],
    ['מזל טוב', ''],
    ['我赚了很多钱', ''],
    ['고양이 로켓', '고양이 로켓'],
    ['젻', ''],
    ['OMG 젻', 'OMG'],
  ])('keeps the characters of "%s" that one typeface has', (text, set) => {
    expect(settable(text)).toBe(set);
  });
});

/** Yields the code points of a font's character map of format 12 (OpenType, `cmap`). */
function* groupsOf(file: Buffer, table: number): Generator<number> {
  for (let group = 0; group < file.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + 12 * group;
    for (let code = file.readUInt32BE(at); code <= file.readUInt32BE(at + 4); code += 1) yield code;
  }
}

/** Yields the code points with a glyph of a font's character map of format 4 (OpenType, `cmap`). */
function* segmentsOf(file: Buffer, table: number): Generator<number> {
  const twice = file.readUInt16BE(table + 6);
  for (let at = table + 14; at < table + 14 + twice; at += 2) {
    const start = file.readUInt16BE(at + 2 + twice);
    const offsetAt = at + 2 + 3 * twice;
    const offset = file.readUInt16BE(offsetAt);
    for (let code = start; code <= file.readUInt16BE(at) && code < 0xffff; code += 1) {
      if (offset === 0 || file.readUInt16BE(offsetAt + offset + 2 * (code - start)) > 0) yield code;
    }
  }
}

const formats = new Map([
  [4, segmentsOf],
  [12, groupsOf],
]);

/** Returns the code points for which a TrueType font file has glyphs. */
function charactersOf(path: string): Set<number> {
  const file = readFileSync(path);
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = tables.find((at) => file.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = file.readUInt32BE(entry + 8);
  const maps = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, place) =>
    file.readUInt32BE(cmap + 8 + 8 * place),
  );
  return new Set(
    maps.flatMap((at) => [...(formats.get(file.readUInt16BE(cmap + at))?.(file, cmap + at) ?? [])]),
  );
}

it.each([
  ['Chinese characters', 'dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf', hasHan, 0x4e00, 0x9fff],
  ['Korean syllables', 'black-han-sans/400Regular/BlackHanSans_400Regular.ttf', hasHangul, 0xac00, 0xd7a3],
])(
  'the list of %s that can be set agrees with the character map of the typeface',
  (_, file, has, first, last) => {
    const there = charactersOf(require.resolve(`@expo-google-fonts/${file}`));
    const range = Array.from({ length: last - first + 1 }, (__, place) => first + place);
    expect(range.filter((code) => has(String.fromCodePoint(code)) !== there.has(code))).toEqual([]);
    expect(range.filter((code) => there.has(code)).length).toBeGreaterThan(2000);
  },
);
