import { type Figures, ratioOf } from './rounds';
import { median } from './statistics';

/** One line of the table: a path of ours beside its peer, or why it could not be measured. */
export type Row = { name: string; path: string; beside: string } & (
  | { figures: Figures; unit: Unit; aim: Aim }
  // What is counted and not timed needs no peer: it is the same on every machine.
  | { counted: number; unit: Unit; aim: { at: 'least' | 'most'; ours: number } }
  | { skipped: string }
);

/** What the figures count. The ratio of rates is to be high, that of times low. */
export type Unit = 'per second' | 'ms' | 's' | 'kB' | 'points';
/** What the median is to reach: a ratio of ours to the peer's, or a value of ours in its unit. */
export type Aim = { at: 'least' | 'most' } & ({ ratio: number } | { ours: number });

const marks = { begin: '<!-- bench:begin -->', end: '<!-- bench:end -->' } as const;

const head = ['', 'path', 'beside', 'ours', 'peer', 'ratio (range)', 'aim', ''];

const shown = (value: number, unit: Unit): string =>
  ({
    'per second': `${Math.round(value)}/s`,
    points: `${Math.round(value)}`,
    kB: `${value.toFixed(1)} kB`,
    ms: `${value.toFixed(2)} ms`,
    s: `${value.toFixed(2)} s`,
  })[unit];

/** Whether a measured row reaches its aim; a skipped one reaches nothing. */
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

const cells = (row: Row): string[] => {
  if ('skipped' in row)
    return [row.name, row.path, row.beside, '–', '–', '–', '–', `skipped: ${row.skipped}`];
  const verdict = reaches(row) ? 'reached' : 'missed';
  if ('counted' in row) {
    const { name, path, beside, counted, unit, aim } = row;
    return [
      name,
      path,
      beside,
      shown(counted, unit),
      '–',
      '–',
      `at ${aim.at} ${shown(aim.ours, unit)}`,
      verdict,
    ];
  }
  const { figures, unit, aim } = row;
  const ratio = ratioOf(figures);
  return [
    row.name,
    row.path,
    row.beside,
    shown(median(figures.ours), unit),
    shown(median(figures.peer), unit),
    `${ratio.median.toFixed(2)} (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)})`,
    `at ${aim.at} ${'ratio' in aim ? aim.ratio : shown(aim.ours, unit)}`,
    verdict,
  ];
};

/** The rows as a Markdown table with columns of one width, which reads well in a terminal too. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => (line[column] ?? '').length)));
  const toLine = (line: string[]) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [first = '', ...rest] = lines.map(toLine);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
};

/**
 * Puts a table between the marks of a page.
 * @param page the page's text
 * @throws where the page has lost its marks
 */
export const withTable = (page: string, table: string): string => {
  const from = page.indexOf(marks.begin);
  const to = page.indexOf(marks.end);
  if (from < 0 || to < from) throw new Error(`the page lacks ${marks.begin} and ${marks.end}`);
  return `${page.slice(0, from + marks.begin.length)}\n\n${table}\n\n${page.slice(to)}`;
};
