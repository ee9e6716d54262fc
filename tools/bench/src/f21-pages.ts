import type { Bench, Benchmark } from './benchmark';
import { heaviest, readSizes } from './f22-bytes';
import { startChromium, type Visit, visit } from './lighthouse-run';
import type { Row } from './report';
import { figuresOf } from './rounds';
import { median } from './statistics';

/** Paths of the public pages: all single pages, and one or two of the examples, niches and articles. */
const pages = [
  '/',
  '/pricing',
  '/examples',
  '/examples/niches/gaming',
  '/examples/tech-tutorial',
  '/blog',
  '/blog/portada-revolution-youtube-thumbnails',
  '/blog/png-jpeg-webp-or-avif',
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

/** Returns the smallest or largest of the medians of all pages. */
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

const isPublic = (name: string) => name.startsWith('scripts of the public page ');

/** Reads the size in bytes of the heaviest public page, compressed with Brotli. The measurement needs no browser. */
const weighPublic = async (): Promise<Row[]> => {
  const sizes = await readSizes();
  const row = (path: string, matches: (name: string) => boolean, mostKb: number) =>
    heaviest(sizes, { name: 'F21', path, matches, mostKb });
  return [
    row('the heaviest public page: HTML with its styles', (name) => name.endsWith('.html'), 20),
    row('the same: all scripts, once they run', isPublic, 100),
  ];
};

/** Visits each public page and the peer page (only heading and picture) alternately, in every round. */
const visitAll = async (bench: Bench, url: string, peerUrl: string, chromium: string): Promise<Measured> => {
  const port = await startChromium(bench.processes, chromium, bench.folder);
  if (!bench.smoke) await visit(peerUrl, port);
  const measured: Measured = new Map(pages.slice(0, bench.of(pages.length, 1)).map((path) => [path, []]));
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const [path, visits] of measured) {
      const ours = await visit(url + path, port);
      visits.push({ ours, peer: await visit(peerUrl, port) });
    }
  }
  await bench.processes.endAll();
  return measured;
};

/**
 * Benchmark F21: every public page on a slow phone, simulated by Lighthouse, compared with a page that has only the
 * picture.
 */
export const openPages: Benchmark = async (bench) => {
  const { BENCH_CHROMIUM, BENCH_WEB_URL, BENCH_PEER_URL } = bench.settings;
  const weights = await weighPublic();
  if (!BENCH_CHROMIUM || !BENCH_WEB_URL || !BENCH_PEER_URL) {
    const about = { name: 'F21', path: 'public pages on a slow phone', beside: 'a static page' };
    return [
      { ...about, skipped: 'Chromium is not installed: install it, or set PORTADA_CHROMIUM' },
      ...weights,
    ];
  }
  const measured = await visitAll(bench, BENCH_WEB_URL, BENCH_PEER_URL, BENCH_CHROMIUM);
  for (const line of linesOf(measured)) bench.say(line);
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
    ...weights,
  ];
};
