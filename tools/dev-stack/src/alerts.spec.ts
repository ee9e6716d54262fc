import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { obtainPromtool } from './promtool';
import { inWorkspace } from './workspace';

jest.setTimeout(180_000);

const folder = inWorkspace('deploy/observability');
const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');

/** Runs promtool in the folder of the rules. @returns its exit code and output */
const promtool = async (...args: string[]): Promise<{ status: number | null; output: string }> => {
  const { status, stdout, stderr } = spawnSync(await obtainPromtool(), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
};

const rules = read('deploy/observability/alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Returns the names of the metrics of Portada in a text, without the suffixes of histograms. */
const metricsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\bportada_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')));

/** Names of the metrics in the table of the documentation; a test of the processes compares them with the processes. */
const documented = metricsIn(read('docs/operations/alerts.md').split('## Alerts')[0] ?? '');

test('promtool accepts the alert rules and the example configuration', async () => {
  expect(await promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
});

test('each alert fires alone on its fault, and a healthy installation has no alert', async () => {
  expect(await promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  const tested = [...read('deploy/observability/alerts.test.yml').matchAll(/alertname="(\w+)"/g)];
  expect(tested.map(([, name]) => name)).toEqual(alerts);
});

test('each alert links to its section of the run book', () => {
  const sections = [...read('docs/operations/alerts.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const links = [...rules.matchAll(/runbook: docs\/operations\/alerts\.md#(\w+)/g)].map(([, name]) => name);
  expect(sections).toEqual(alerts);
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
});

test('alert rules and dashboard read documented metrics only', () => {
  const dashboard = read('deploy/observability/grafana/portada.json');
  const unknown = [...metricsIn(rules), ...metricsIn(dashboard)].filter((name) => !documented.has(name));
  expect(unknown).toEqual([]);
});
