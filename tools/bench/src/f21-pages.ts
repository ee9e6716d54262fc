import type { Benchmark } from './benchmark';
import { startChromium, type Visit, visit } from './lighthouse-run';
import type { Row } from './report';
import { figuresOf, rounds } from './rounds';
import { median } from './statistics';

/** Every public page that search engines list, by its path. */
const pages = [
  '/',
  '/pricing',
  '/examples',
  '/examples/tech-tutorial',
  '/blog',
  '/blog/portada-revolution-youtube-thumbnails',
  '/privacy-policy',
  '/terms-of-service',
  '/auth',
];

type Measured = Map<string, { ours: Visit; peer: Visit }[]>;

const lowestScore = ({ scores }: Visit): number => Math.min(...Object.values(scores));

const rowOf = (path: string, visits: { ours: Visit; peer: Visit }[]): Row => ({
  name: 'F21',
  path: `${path}: largest paint on a slow phone`,
  beside: 'a static page with the landing page’s picture',
  figures: figuresOf(visits, ({ lcp }) => lcp / 1000),
  unit: 's',
  aim: { at: 'most', ratio: 1.2 },
});

/** The worst of all pages, of each page's median. */
const worst = (measured: Measured, pick: (one: Visit) => number, among: 'least' | 'most'): number => {
  const medians = [...measured.values()].map((visits) => median(visits.map(({ ours }) => pick(ours))));
  return among === 'least' ? Math.min(...medians) : Math.max(...medians);
};

const linesOf = (measured: Measured): string[] =>
  [...measured].map(([path, visits]) => {
    const of = (pick: (one: Visit) => number) => median(visits.map(({ ours }) => pick(ours)));
    const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
      of((one) => one.scores[name]),
    );
    const faults = [...new Set(visits.flatMap(({ ours }) => ours.faults))];
    return (
      `${path}: ${scores.join(' ')}, largest paint ${of(({ lcp }) => lcp).toFixed(0)} ms, ` +
      `shift ${of(({ cls }) => cls).toFixed(3)}, blocked ${of(({ tbt }) => tbt).toFixed(0)} ms, ` +
      `${of(({ sentKb }) => sentKb).toFixed(0)} kB${faults.length > 0 ? `; ${faults.join('; ')}` : ''}`
    );
  });

/** F21: every public page on a slow phone, in Lighthouse's simulation, beside a page that holds only the picture. */
export const openPages: Benchmark = async ({ settings, processes, folder, say }) => {
  const { BENCH_CHROMIUM, BENCH_WEB_URL, BENCH_PEER_URL } = settings;
  const beside = 'a static page with the landing page’s picture';
  if (BENCH_CHROMIUM === '') {
    return [{ name: 'F21', path: 'public pages on a slow phone', beside, skipped: 'there is no Chromium' }];
  }
  const port = await startChromium(processes, BENCH_CHROMIUM, folder);
  await visit(BENCH_PEER_URL, port);
  const measured: Measured = new Map(pages.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of pages) {
      const ours = await visit(BENCH_WEB_URL + path, port);
      measured.get(path)?.push({ ours, peer: await visit(BENCH_PEER_URL, port) });
    }
  }
  await processes.endAll();
  for (const line of linesOf(measured)) say(line);
  const all = `of ${pages.length} public pages`;
  return [
    ...[...measured].map(([path, visits]) => rowOf(path, visits)),
    {
      name: 'F21',
      path: `lowest of the four Lighthouse scores ${all}`,
      beside: '',
      counted: worst(measured, lowestScore, 'least'),
      unit: 'points',
      aim: { at: 'least', ours: 100 },
    },
    {
      name: 'F21',
      path: `slowest largest paint ${all}`,
      beside: '',
      counted: worst(measured, ({ lcp }) => lcp / 1000, 'most'),
      unit: 's',
      aim: { at: 'most', ours: 1.2 },
    },
  ];
};
