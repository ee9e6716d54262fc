import type { Flags, RunnerResult } from 'lighthouse';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, type Processes } from './processes';

/** Results of Lighthouse for one visit of a page on a simulated slow phone. */
export type Visit = {
  /** Lighthouse score of each category, 0 to 100. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** Largest contentful paint and total blocking time of a page in ms; layout shift has no unit. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of all responses of the page, in kB of 1000 bytes. */
  sentKb: number;
  /** Titles of the Lighthouse audits that reduced a score. */
  faults: string[];
};

const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Starts Chromium with an empty profile. @returns the port of the DevTools protocol @throws Error after 10 s */
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
  throw new Error('Chromium did not start within 10 s');
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

/** Maximum number of attempts of a visit. On a busy machine Lighthouse sometimes fails to record the start of a visit. */
const tries = 4;

/**
 * Visits a page once with an empty cache, and measures the visit with Lighthouse.
 * @param url URL of the page
 * @param port port of the DevTools protocol of a Chromium that does nothing else
 * @throws Error if Lighthouse cannot record the visit
 */
export const visit = async (url: string, port: number): Promise<Visit> => {
  const { default: lighthouse } = await import('lighthouse');
  const options: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] };
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, options);
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const fault = result.lhr.runtimeError;
    if (!fault) return visitOf(result);
    if (attempt === tries) throw new Error(`Lighthouse could not measure ${url}: ${fault.message}`);
  }
};
