import { readFileSync } from 'node:fs';
import { hasHan } from './han';
import { scriptOf, settable } from './scripts';

describe('scriptOf', () => {
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
  ])('%s', (text, script, face) => {
    expect(scriptOf(text)).toEqual({ script, face });
  });
});

describe('settable', () => {
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
  ])('%s', (text, set) => {
    expect(settable(text)).toBe(set);
  });
});

/** The characters that a TrueType file maps to glyphs, from its table of segments. */
function charactersOf(path: string): Set<number> {
  const file = readFileSync(path);
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = tables.find((at) => file.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = file.readUInt32BE(entry + 8);
  const found = new Set<number>();
  for (let place = 0; place < file.readUInt16BE(cmap + 2); place += 1) {
    const table = cmap + file.readUInt32BE(cmap + 8 + 8 * place);
    if (file.readUInt16BE(table) !== 12) continue;
    for (let group = 0; group < file.readUInt32BE(table + 12); group += 1) {
      const at = table + 16 + 12 * group;
      for (let code = file.readUInt32BE(at); code <= file.readUInt32BE(at + 4); code += 1) found.add(code);
    }
  }
  return found;
}

it('knows which Chinese characters the typeface has', () => {
  const path = '@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf';
  const there = charactersOf(require.resolve(path));
  const wrong = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, place) => 0x4e00 + place).filter(
    (code) => hasHan(String.fromCodePoint(code)) !== there.has(code),
  );
  expect(there.size).toBeGreaterThan(5000);
  expect(wrong).toEqual([]);
});
