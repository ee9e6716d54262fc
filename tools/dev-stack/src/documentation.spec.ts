import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inWorkspace } from './workspace';

const decisions = inWorkspace('docs/decisions');
const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
const ofRoot = readdirSync(inWorkspace())
  .filter((file) => file.endsWith('.md'))
  .map((file) => inWorkspace(file));
const pages = [...ofRoot, ...markdownIn(inWorkspace('docs'))];

/** Returns the targets of the relative links of a Markdown text, without their anchors. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

test('every relative link of the documentation leads to a file', () => {
  const broken = pages.flatMap((page) =>
    linksOf(readFileSync(page, 'utf8'))
      .filter((target) => !existsSync(join(dirname(page), target)))
      .map((target) => `${relative(inWorkspace(), page)} links to ${target}`),
  );
  expect(broken).toEqual([]);
});

const records = readdirSync(decisions).filter((file) => /^\d{4}-.*\.md$/.test(file));

const sections = ['Context', 'Options', 'Decision', 'Consequences'];

/**
 * Returns true if a decision record (ADR) has, in this order, its number and title, status and date, and the four
 * sections.
 */
const isComplete = (file: string): boolean => {
  const [title = '', , ...rest] = readFileSync(join(decisions, file), 'utf8').split('\n');
  const found = rest.filter((line) => line.startsWith('## ')).map((line) => line.slice('## '.length));
  return (
    title.startsWith(`# ${Number(file.slice(0, 4))}. `) &&
    /^Status: [^#]*\bDate: \d{4}-\d\d-\d\d\b/.test(rest.join('\n')) &&
    found.join() === sections.join()
  );
};

test('every decision record has a title, a status, a date and four sections', () => {
  expect(records.length).toBeGreaterThan(40);
  expect(records.filter((file) => !isComplete(file))).toEqual([]);
});

test('the index of decision records lists every record once, with its title, in order', () => {
  const index = readFileSync(join(decisions, 'README.md'), 'utf8');
  const rows = [...index.matchAll(/^\| (\d+) +\| \[(.*)\]\((.*?)\) +\|/gm)].map(
    ([, number, title, file]) => `${file}: # ${number}. ${title}`,
  );
  const titles = records.map(
    (file) => `${file}: ${readFileSync(join(decisions, file), 'utf8').split('\n')[0]}`,
  );
  expect(rows).toEqual(titles);
});
