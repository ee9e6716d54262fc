import { cpSync, existsSync, rmSync } from 'node:fs';
import { obtainChromium } from '../chromium';
import { startE2eStack } from '../e2e-stack';
import { findOtherBrowsers } from '../other-browsers';
import { say } from '../run';
import { inWorkspace } from '../workspace';
import { type Tally, playwrightTally, playwrightTimes } from './test-reports';
import { type Outcome, type TestRun, patternOf, runTool, triedAlone } from './test-run';
import { recordBrowserTimes } from './timings';

/** Starts the whole product, and runs the browser tests against it. Without a Chromium nothing runs, which fails only in CI. */
export const runBrowserPart = async (run: TestRun): Promise<Outcome> => {
  const chromium = obtainChromium();
  if (chromium === undefined) {
    say(
      '\n*** THE BROWSER TESTS DID NOT RUN: no Chromium was found. Install Chromium, or set PORTADA_CHROMIUM. ***\n',
    );
    const failures = process.env['CI'] === 'true' ? [{ file: 'apps/web-e2e', name: null }] : [];
    return { passed: 0, failures, doubtful: [] };
  }
  const variables = await startE2eStack(run.supervisor, run.data.in('e2e'));
  const others = run.depth === 'short' ? {} : findOtherBrowsers();
  const config = inWorkspace('apps/web-e2e/playwright.config.ts');
  const playwright = async (report: string, more: readonly string[]): Promise<Tally> => {
    const reporter = run.files === null ? 'dot' : 'list';
    const names = run.name === null ? [] : ['-g', patternOf(run.name)];
    await runTool(
      run,
      [
        ...['@playwright/test/cli.js', 'test', '-c', config, `--reporter=${reporter},json`],
        ...[...names, ...(run.files ?? []), ...more],
      ],
      { ...variables, ...others, PORTADA_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    return playwrightTally(report);
  };
  const first = await playwright(run.data.in('playwright.json'), []);
  if (run.timings !== null) recordBrowserTimes(run.timings, playwrightTimes(run.data.in('playwright.json')));
  if (run.files !== null) return { ...first, doubtful: [] };
  return triedAlone(first, () => {
    // The second run of Playwright empties the folder of traces. The traces of the first run are copied, so that
    // failures can be analysed.
    const results = inWorkspace('test-results/web-e2e');
    rmSync(`${results}-first`, { recursive: true, force: true });
    if (existsSync(results)) cpSync(results, `${results}-first`, { recursive: true });
    const alone = ['--workers=1', '--last-failed', '--trace=retain-on-failure'];
    return playwright(run.data.in('playwright-alone.json'), alone);
  });
};
