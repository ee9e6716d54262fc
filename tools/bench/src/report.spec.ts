import { type Row, mergedTable, reaches, tableOf, withTable } from './report';

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
  expect(tableOf([own])).toContain('at most 60.00 ms');
});

test('a line of the result table shows both medians, the ratio with its range, the target, and reached or missed', () => {
  const line = tableOf([rate, time]).split('\n')[2] ?? '';
  const cells = line.split('|').map((cell) => cell.trim());
  expect(cells.slice(1, -1)).toEqual([
    'F1',
    'accept',
    'pgbench',
    '60/s',
    '100/s',
    '0.60 (0.50–0.70)',
    'at least 0.5',
    'reached',
  ]);
});

test('a skipped benchmark is listed in the result table, with the reason and without figures', () => {
  const table = tableOf([skipped]);
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

test('mergedTable keeps the result rows of benchmarks that were not run', () => {
  const last = tableOf([rate, { ...rate, name: 'F3' }, { ...rate, path: 'the same', name: 'F21' }]);
  const merged = mergedTable(last, [time, { ...rate, name: 'F3', path: 'measured again' }]);
  const names = merged
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    );
  expect(names).toEqual([
    ['F1', 'accept'],
    ['F3', 'measured again'],
    ['F4', 'accept'],
    ['F21', 'the same'],
  ]);
  expect(mergedTable('', [rate])).toBe(tableOf([rate]));
});
