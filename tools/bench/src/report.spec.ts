import { type Row, mergedTable, muchWorse, reaches, tableOf, withTable } from './report';

const rate: Row = {
  name: 'F1',
  path: 'accept',
  beside: 'pgbench',
  figures: { ours: [50, 60, 70], peer: [100, 100, 100] },
  unit: 'per second',
  aim: { at: 'least', ratio: 0.5 },
};
const time: Row = { ...rate, name: 'F4', unit: 'ms', aim: { at: 'most', ratio: 0.5 } };
const skipped: Row = { name: 'F2', path: 'hot row', beside: 'pgbench', skipped: 'there is no pgbench' };

test('reaches() is true for a rate above its target and for a time below its target, and false for a skipped benchmark', () => {
  expect([reaches(rate), reaches(time), reaches(skipped)]).toEqual([true, false, false]);
});

test('a result row with an absolute target compares the median of our figures and ignores the figures of the peer', () => {
  const own: Row = { ...time, aim: { at: 'most', ours: 60 } };
  expect([reaches(own), reaches({ ...own, aim: { at: 'most', ours: 59 } })]).toEqual([true, false]);
  expect(tableOf([own], 'abc')).toContain('at most 60.00 ms');
});

test('a line of the result table shows both medians, the ratio with its range, the target, the commit, and reached or missed', () => {
  const line = tableOf([rate, time], '0a1b2c3d').split('\n')[2] ?? '';
  const cells = line.split('|').map((cell) => cell.trim());
  expect(cells.slice(1, -1)).toEqual([
    'F1',
    'accept',
    'pgbench',
    '60/s',
    '100/s',
    '0.60 (0.50–0.70)',
    'at least 0.5',
    '0a1b2c3d',
    'reached',
  ]);
});

test('a skipped benchmark is listed in the result table, with the reason and without figures', () => {
  const table = tableOf([skipped], '–');
  expect(table).toContain('skipped: there is no pgbench');
  expect(table).not.toMatch(/reached|missed|\d\/s/);
});

test('withTable replaces only the text between the two marks of the results page', () => {
  const page = 'before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nafter\n';
  const once = withTable(page, (last) => `| ${last} and new |`);
  expect(once).toBe('before\n<!-- bench:begin -->\n\n| old and new |\n\n<!-- bench:end -->\nafter\n');
  expect(withTable(once, () => '| old and new |')).toBe(once);
  expect(() => withTable('no marks', () => '')).toThrow('no marks');
});

/** Returns some cells of each line of a table, by the numbers of their columns. */
const cellsOf = (table: string, ...columns: number[]): string[][] =>
  table
    .split('\n')
    .slice(2)
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return columns.map((column) => cells[column + 1] ?? '');
    });

test('mergedTable keeps the result rows of benchmarks that were not run, with their commits', () => {
  const last = tableOf([rate, { ...rate, name: 'F3' }, { ...rate, path: 'the same', name: 'F21' }], 'former');
  const rows: Row[] = [time, { ...rate, name: 'F3', path: 'measured again' }];
  const merged = mergedTable(last, { rows, commit: 'new', isOld: () => false });
  expect(cellsOf(merged, 0, 1, 7)).toEqual([
    ['F1', 'accept', 'former'],
    ['F3', 'measured again', 'new'],
    ['F4', 'accept', 'new'],
    ['F21', 'the same', 'former'],
  ]);
  expect(mergedTable('', { rows: [rate], commit: 'new', isOld: () => true })).toBe(tableOf([rate], 'new'));
});

test('mergedTable marks a kept row whose figures are old, and only as long as they are old', () => {
  const last = tableOf([rate, { ...rate, name: 'F2' }], 'former');
  const isOld = (name: string, commit: string) => name === 'F2' && commit === 'former';
  const marked = mergedTable(last, { rows: [], commit: 'new', isOld });
  expect(cellsOf(marked, 0, 8)).toEqual([
    ['F1', 'reached'],
    ['F2', 'old: reached'],
  ]);
  expect(mergedTable(marked, { rows: [], commit: 'new', isOld })).toBe(marked);
  expect(mergedTable(marked, { rows: [], commit: 'new', isOld: () => false })).toBe(last);
});

test('muchWorse names a rate below half of its published ratio and a time above twice its published ratio', () => {
  const published = tableOf([rate, time], 'former');
  const times = (row: Row, factor: number): Row =>
    'figures' in row
      ? { ...row, figures: { ...row.figures, ours: row.figures.ours.map((value) => value * factor) } }
      : row;
  expect(muchWorse([times(rate, 0.51), times(time, 1.9)], published)).toEqual([]);
  expect(muchWorse([times(rate, 0.49), times(time, 2.1)], published)).toEqual([
    'F1 (accept): the ratio is 0.29, published 0.60',
    'F4 (accept): the ratio is 1.26, published 0.60',
  ]);
  expect(muchWorse([times({ ...rate, path: 'another path' }, 0.1), skipped], published)).toEqual([]);
});
