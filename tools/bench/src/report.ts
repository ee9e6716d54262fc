import { type Figures, ratioOf } from './rounds';
import { median } from './statistics';

/**
 * One row of the result table: figures of Portada and of the compared implementation (peer), a figure without a
 * peer, or the reason why the benchmark was skipped.
 */
export type Row = { name: string; path: string; beside: string } & (
  | { figures: Figures; unit: Unit; aim: Aim }
  // A figure without a peer is compared only with the limit in `aim`.
  | { counted: number; unit: Unit; aim: { at: 'least' | 'most'; ours: number } }
  | { skipped: string }
);

/** Unit of the figures of a result row. */
export type Unit = 'per second' | 'ms' | 's' | 'kB' | 'points' | 'percent';
/**
 * Target of a result row: a limit for the median ratio of Portada to the peer, or for the median of Portada in the
 * unit of the row.
 */
export type Aim = { at: 'least' | 'most' } & ({ ratio: number } | { ours: number });

const marks = { begin: '<!-- bench:begin -->', end: '<!-- bench:end -->' } as const;

const head = ['', 'path', 'beside', 'ours', 'peer', 'ratio (range)', 'aim', 'commit', ''];

/** Numbers of the columns that are read from a table again. */
const columns = { name: 0, path: 1, ratio: 5, commit: 7, verdict: 8 } as const;

const shown = (value: number, unit: Unit): string =>
  ({
    'per second': `${Math.round(value)}/s`,
    points: `${Math.round(value)}`,
    percent: `${Math.round(value)} %`,
    kB: `${value.toFixed(1)} kB`,
    ms: `${value.toFixed(2)} ms`,
    s: `${value.toFixed(2)} s`,
  })[unit];

/** Returns true if a measured result row reaches its target; false for a skipped benchmark. */
export const reaches = (row: Row): boolean => {
  if ('skipped' in row) return false;
  if ('counted' in row) {
    const { aim, counted } = row;
    return aim.at === 'least' ? counted >= aim.ours : counted <= aim.ours;
  }
  const { aim, figures } = row;
  const [reached, wanted] =
    'ratio' in aim ? [ratioOf(figures).median, aim.ratio] : [median(figures.ours), aim.ours];
  return aim.at === 'least' ? reached >= wanted : reached <= wanted;
};

/** @param commit the commit that was measured, or a dash */
const cells = (row: Row, commit: string): string[] => {
  const { name, path, beside } = row;
  if ('skipped' in row) return [name, path, beside, '–', '–', '–', '–', commit, `skipped: ${row.skipped}`];
  const verdict = reaches(row) ? 'reached' : 'missed';
  if ('counted' in row) {
    const { counted, unit, aim } = row;
    const limit = `at ${aim.at} ${shown(aim.ours, unit)}`;
    return [name, path, beside, shown(counted, unit), '–', '–', limit, commit, verdict];
  }
  const { figures, unit, aim } = row;
  const ratio = ratioOf(figures);
  return [
    name,
    path,
    beside,
    shown(median(figures.ours), unit),
    shown(median(figures.peer), unit),
    `${ratio.median.toFixed(2)} (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)})`,
    `at ${aim.at} ${'ratio' in aim ? aim.ratio : shown(aim.ours, unit)}`,
    commit,
    verdict,
  ];
};

/** Formats lines of cells under the table head as a Markdown table with aligned columns. */
const tableOfCells = (under: readonly string[][]): string => {
  const lines = [head, ...under];
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => (line[column] ?? '').length)));
  const toLine = (line: string[]) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [first = '', ...rest] = lines.map(toLine);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
};

/**
 * Formats result rows as a Markdown table with aligned columns.
 * @param commit the commit that was measured
 */
export const tableOf = (rows: readonly Row[], commit: string): string =>
  tableOfCells(rows.map((row) => cells(row, commit)));

const cellsOfLine = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const numberOf = ([name = '']: readonly string[]): number => Number(name.slice(1));

const rowsOfTable = (table: string): string[][] =>
  table
    .split('\n')
    .map(cellsOfLine)
    .filter(([name = '']) => /^F\d+$/.test(name));

const oldMark = 'old: ';

/** New rows of a table with their commit. `isOld` tells whether the figures of a benchmark at a commit are old. */
export type Measured = {
  rows: readonly Row[];
  commit: string;
  isOld: (name: string, commit: string) => boolean;
};

/**
 * Merges new result rows into a table, in the order of the benchmark names. The new rows of a benchmark replace all
 * its old rows. A kept row whose figures are old is marked.
 * @param last text of the old table; may be empty
 */
export const mergedTable = (last: string, { rows, commit, isOld }: Measured): string => {
  const measured = new Set(rows.map(({ name }) => name));
  const kept = rowsOfTable(last).filter(([name = '']) => !measured.has(name));
  const marked = kept.map((line) => {
    const verdict = (line[columns.verdict] ?? '').replace(oldMark, '');
    const mark = isOld(line[columns.name] ?? '', line[columns.commit] ?? '') ? oldMark : '';
    return line.with(columns.verdict, mark + verdict);
  });
  const all = [...marked, ...rows.map((row) => cells(row, commit))];
  return tableOfCells(all.sort((a, b) => numberOf(a) - numberOf(b)));
};

/** Factor by which the ratio of a short run may be worse than the published ratio. */
const worseAtMost = 2;

/**
 * Compares the ratios of result rows with the published ratios.
 * @param published text of the published table
 * @returns a sentence for each row whose ratio is worse than half of the published one; rows without a ratio are left out
 */
export const muchWorse = (rows: readonly Row[], published: string): string[] => {
  const ratios = new Map(
    rowsOfTable(published).map((line) => [
      `${line[columns.name]} ${line[columns.path]}`,
      Number.parseFloat(line[columns.ratio] ?? ''),
    ]),
  );
  return rows.flatMap((row) => {
    const ratio = ratios.get(`${row.name} ${row.path}`);
    if (!('figures' in row) || ratio === undefined || Number.isNaN(ratio)) return [];
    const { median: now } = ratioOf(row.figures);
    const worse = row.aim.at === 'least' ? ratio / now : now / ratio;
    const figures = `${now.toFixed(2)}, published ${ratio.toFixed(2)}`;
    return worse > worseAtMost ? [`${row.name} (${row.path}): the ratio is ${figures}`] : [];
  });
};

/**
 * Replaces the table between the two marks of a Markdown page.
 * @param page text of the page
 * @param change returns the new table for the old table
 * @throws Error if the page has no marks
 */
export const withTable = (page: string, change: (last: string) => string): string => {
  const from = page.indexOf(marks.begin);
  const to = page.indexOf(marks.end);
  if (from < 0 || to < from)
    throw new Error(`the benchmark page has no marks ${marks.begin} and ${marks.end}`);
  const begin = from + marks.begin.length;
  return `${page.slice(0, begin)}\n\n${change(page.slice(begin, to).trim())}\n\n${page.slice(to)}`;
};
