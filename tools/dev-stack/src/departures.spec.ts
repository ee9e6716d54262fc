import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from './workspace';

/** Rows of the table of departures: what the specification says, what Portada does, and the tests. */
const rows = readFileSync(inWorkspace('docs/departures.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (specification|-+) /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

test('every departure from the specification names a test that exists, or is struck', () => {
  expect(rows.length).toBeGreaterThan(30);
  const problems = rows.flatMap(([specification = '', portada = '', tests = '']) => {
    if (/^(struck|absent): /.test(portada))
      return tests === '–' ? [] : [`${specification}: struck, with a test`];
    const named = [...tests.matchAll(/`([^`]+)`: (.+?)(?:<br>|$)/g)];
    if (named.length === 0) return [`${specification}: names no test`];
    return named.flatMap(([, file = '', title = '']) =>
      existsSync(inWorkspace(file)) && readFileSync(inWorkspace(file), 'utf8').includes(title)
        ? []
        : [`${specification}: ${file} has no test "${title}"`],
    );
  });
  expect(problems).toEqual([]);
});
