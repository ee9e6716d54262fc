import { strFromU8, unzipSync } from 'fflate';
import { readIds } from './compared-ids';
import { suggestedHeadline } from './suggested-headline';
import { type PackTexts, testPack } from './test-pack';

const texts: PackTexts = {
  title: 'A test',
  files: 'Files:',
  differs: ({ a, b, axes }) => `${a}/${b}: ${axes}`,
  nothing: 'nothing',
  stepsTitle: 'Steps:',
  steps: ['One', 'Two'],
  axis: (axis) => axis.toUpperCase(),
  log: { date: 'date', variant: 'variant', axis: 'axis', result: 'result', first: 'first' },
};
const file = new Uint8Array([1, 2, 3]);
const variants = [
  { letter: 'A', title: 'Mi día «1»', file },
  { letter: 'B', title: '=SUM(1)', file },
  { letter: 'C', title: '🔥', file },
];
const differences = [
  { a: 'A', b: 'B', axes: ['headline', 'color'] as const, isAlike: false },
  { a: 'A', b: 'C', axes: [] as const, isAlike: true },
].map((pair) => ({ ...pair, axes: [...pair.axes] }));

const unpacked = () =>
  unzipSync(testPack({ variants, differences, texts, day: new Date(2026, 0, 9, 23, 59) }));

it('packs each file under its letter and title, with steps and a log', () => {
  const files = unpacked();
  expect(Object.keys(files)).toEqual([
    'A-mi-dia-1.jpg',
    'B-sum-1.jpg',
    'C-thumbnail.jpg',
    'README.txt',
    'log.csv',
  ]);
  expect(files['A-mi-dia-1.jpg']).toEqual(file);
  expect(strFromU8(files['README.txt'] ?? file)).toContain('A/B: HEADLINE, COLOR\r\nA/C: nothing\r\n');
  expect(strFromU8(files['README.txt'] ?? file)).toContain('1. One\r\n2. Two');
});

it('the log has the local day, and a cell for each column that no spreadsheet reads as a formula', () => {
  const bytes = unpacked()['log.csv'] ?? file;
  // The mark with which spreadsheets read UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const log = strFromU8(bytes);
  expect(log).toBe(
    [
      '"date","variant","axis","result"',
      '"2026-01-09","A-mi-dia-1.jpg","first",""',
      '"2026-01-09","B-sum-1.jpg","HEADLINE, COLOR",""',
      '"2026-01-09","C-thumbnail.jpg","nothing",""',
      '',
    ].join('\r\n'),
  );
});

it.each([
  [null, [], false],
  ['', [], false],
  ['a,b', ['a', 'b'], false],
  [' A , a,,b', ['a', 'b'], false],
  ['a,b,c,d', ['a', 'b', 'c'], true],
  [Array(5_000).fill('x').join(','), ['x'], false],
])('reads the ids of the address %s', (value, ids, isTooMany) => {
  expect(readIds(value)).toEqual({ ids, isTooMany });
});

it.each([
  ['I built a rocket in 24 hours', 'LAUNCHED', 'ROCKET IN 24 HOURS'],
  ['I built a rocket in 24 hours', 'rocket in 24 hours', 'I BUILT A ROCKET'],
  ['Rocket', 'ROCKET', ''],
])('suggests a headline for %s instead of %s', (title, present, suggested) => {
  expect(suggestedHeadline(title, present)).toBe(suggested);
});
