import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Guardian } from './guardian';
import { type Part, Supervisor } from './supervisor';

const folder = mkdtempSync(join(tmpdir(), 'portada-supervisor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const partThat = (name: string, script: string, part: Partial<Part> = {}): Part => ({
  name,
  log: `${name}.log`,
  readyWithinMs: 10_000,
  ending: { signal: 'SIGTERM', graceMs: 5000, stage: 0 },
  spawn: () => spawn(process.execPath, ['-e', script], { stdio: 'ignore', detached: true, cwd: folder }),
  isReady: () => Promise.resolve(true),
  ...part,
});

const newSupervisor = async (name: string) => {
  const lines: string[] = [];
  const guardian = await Guardian.hold(join(folder, `${name}.json`));
  return { supervisor: new Supervisor(guardian, (line) => lines.push(line)), lines };
};

describe('the supervisor', () => {
  test('gives up, with a sentence, on a part that never comes up', async () => {
    const { supervisor, lines } = await newSupervisor('never');
    const broken = partThat('broken', 'process.exit(3)', { isReady: () => Promise.resolve(false) });
    await expect(supervisor.start(broken)).rejects.toThrow(
      'broken does not stay up (exit code 3): the reason is in broken.log',
    );
    expect(lines).toEqual(Array(2).fill('broken ended (exit code 3); starting it again.'));
    await supervisor.stop();
  });

  test('says which part does not become ready in its time', async () => {
    const { supervisor } = await newSupervisor('late');
    const late = partThat('late', 'setInterval(() => {}, 1000)', {
      readyWithinMs: 100,
      isReady: () => Promise.resolve(false),
    });
    await expect(supervisor.start(late)).rejects.toThrow('late did not become ready in 0.1 s');
    await supervisor.stop();
  });

  test('ends stage by stage, each in its time', async () => {
    const { supervisor } = await newSupervisor('stages');
    const order = join(folder, 'order');
    const note = (text: string) => `require('fs').appendFileSync('order', '${text} ')`;
    const slow = `process.on('SIGTERM', () => setTimeout(() => { ${note('slow')}; process.exit() }, 300))`;
    const stubborn = `process.on('SIGTERM', () => ${note('stubborn')})`;
    const last = `process.on('SIGINT', () => { ${note('last')}; process.exit() })`;
    const started = (name: string, script: string, part: Partial<Part>) => {
      const sign = join(folder, `${name}-is-up`);
      const isReady = async () => readFileSync(sign, { flag: 'a+' }).length > 0;
      const wait = `setInterval(() => {}, 1000); require('fs').writeFileSync('${name}-is-up', 'up')`;
      return supervisor.start(partThat(name, `${script}; ${wait}`, { isReady, ...part }));
    };
    writeFileSync(order, '');
    await started('last', last, { ending: { signal: 'SIGINT', graceMs: 5000, stage: 2 } });
    await started('slow', slow, {});
    await started('stubborn', stubborn, { ending: { signal: 'SIGTERM', graceMs: 500, stage: 0 } });
    await supervisor.stop();
    expect(readFileSync(order, 'utf8')).toBe('stubborn slow last ');
  });
});
