import type { Flags, RunnerResult } from 'lighthouse';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, type Processes } from './processes';

/** Results of Lighthouse for one visit, in its simulation of a slow phone. */
export type Visit = {
  /** Scores from 0 to 100, by category. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** Largest contentful paint and total blocking time in ms; layout shift has no unit. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Total size of all responses, in kB of 1000 bytes. */
  sentKb: number;
  /** Titles of audits that cost points. */
  faults: string[];
};

const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Starts a Chromium with an empty profile. @returns its remote debugging port */
export const startChromium = async (
  processes: Processes,
  program: string,
  folder: string,
): Promise<number> => {
  const port = await freePort();
  const profile = mkdtempSync(join(folder, 'chromium-'));
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
  processes.spawn('chromium', [...flags, ...own], { HOME: profile }, program);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return port;
    await delay(50);
  }
  throw new Error('Chromium did not start');
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const visitOf = ({ lhr }: RunnerResult): Visit => {
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    sentKb: value('total-byte-weight') / 1000,
    faults: counted.filter((audit) => (audit?.score ?? 1) < 0.9).map((audit) => audit?.title ?? ''),
  };
};

/** Number of attempts at a visit that the browser did not record: on a busy machine it sometimes misses the start. */
const tries = 4;

/** Visits a page once, with an empty cache. @param port of a Chromium that has no other work */
export const visit = async (url: string, port: number): Promise<Visit> => {
  const { default: lighthouse } = await import('lighthouse');
  const options: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, options);
    if (!result) throw new Error(`${url} was not measured`);
    const fault = result.lhr.runtimeError;
    if (!fault) return visitOf(result);
    if (attempt === tries) throw new Error(`${url}: ${fault.message}`);
  }
};
