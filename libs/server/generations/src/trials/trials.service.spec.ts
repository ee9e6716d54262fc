import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@portada/testing';
import type { PinoLogger } from 'nestjs-pino';
import { TrialProcesses, trialLimits } from './trial-processes';
import { TrialsService } from './trials.service';

const directory = mkdtempSync(join(tmpdir(), 'portada-trials-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Writes a program that answers a task as the given source says. */
const programOf = (name: string, source: string): string => {
  const file = join(directory, `${name}.mjs`);
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit()); process.on('message', (task) => { ${source} });`,
  );
  return file;
};

const logger = { warn: () => undefined } as unknown as PinoLogger;
const opened: TrialProcesses[] = [];
afterEach(() => {
  for (const processes of opened.splice(0)) processes.onModuleDestroy();
});
const open = (file: string, wallLimitMs = 20_000): TrialsService => {
  const processes = new TrialProcesses({ file, wallLimitMs });
  opened.push(processes);
  return new TrialsService(processes, logger);
};
const body = { prompt: 'A red boat on a quiet lake' };
const checked = (network?: string) => ({ network, hasPassedBotCheck: true });
const unchecked = (network?: string) => ({ network, hasPassedBotCheck: false });
/** Statement of a trial process that answers a task. @param answer expression of the answer */
const reply = (answer: string) => `process.send({ answer: ${answer}, cpuMs: 1 })`;
const image = reply(
  '{ image: { bytes: new Uint8Array([82, 73]), width: 640, height: 360, headline: null } }',
);

const processesOf = (file: string): number =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(file)).length;

test('while a trial image waits, others need a passed bot check, and a network has one waiting place', async () => {
  const trials = open(programOf('line', `setTimeout(() => ${image}, 100)`));
  const answers = [trials.draw(body, unchecked('a')), trials.draw(body, unchecked('a'))];
  await expect(trials.draw(body, unchecked('b'))).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(trials.draw(body, checked('a'))).rejects.toMatchObject({ code: 'overloaded' });
  answers.push(trials.draw(body, checked('b')));
  await Promise.all(answers.slice(0, 2));
  // The image of the network b is drawn now, so that another one may wait.
  answers.push(trials.draw(body, unchecked('b')));
  await Promise.all(answers);
});

test('trial images are drawn one at a time, four wait, and the sixth is refused as overloaded before any work', async () => {
  const file = programOf('slow', `setTimeout(() => ${image}, 100)`);
  const trials = open(file);
  const answers = Array.from({ length: trialLimits.atOnce + trialLimits.waiting }, () =>
    trials.draw(body, checked()),
  );
  const most: number[] = [];
  const watched = answers.map((answer) => answer.then(() => most.push(processesOf(file))));
  await expect(trials.draw(body, checked())).rejects.toMatchObject({
    code: 'overloaded',
    retryAfterSeconds: 2,
  });
  expect(() => trials.refuseIfFull(undefined)).toThrow(expect.objectContaining({ code: 'overloaded' }));
  await Promise.all(watched);
  expect(most).toEqual([1, 1, 1, 1, 1]);
  expect(await trials.draw(body, checked())).toEqual({
    success: true,
    imageUrl: 'data:image/webp;base64,Ukk=',
    width: 640,
    height: 360,
    headline: null,
  });
  for (const processes of opened.splice(0)) processes.onModuleDestroy();
  await until(() => processesOf(file) === 0, { what: 'the process to end' });
});

test('the process gets the request with default values, a seed from the prompt, and an empty environment', async () => {
  const source = reply('{ error: JSON.stringify({ task, names: Object.keys(process.env) }) }');
  const trials = open(programOf('echo', source));
  const said = async (wanted: { prompt: string; headline?: string }) => {
    const failure = await trials
      .draw({ headline: undefined, ...wanted }, checked())
      .catch((error: unknown) => error as Error);
    return JSON.parse(((failure as Error).cause as Error).message) as {
      task: { request: object; seed: number; width: number };
      names: string[];
    };
  };
  const first = await said(body);
  expect(first.task).toMatchObject({
    request: { ...body, aspectRatio: '16:9', style: 'photorealistic' },
    width: 640,
  });
  expect((await said(body)).task.seed).toBe(first.task.seed);
  expect((await said({ prompt: 'A blue boat on a quiet lake' })).task.seed).not.toBe(first.task.seed);
  expect(first.names.filter((name) => !name.startsWith('NODE_') && !name.startsWith('__'))).toEqual([]);
});

test('a prompt without a known word is refused, and a process that fails, dies or hangs fails only its own image', async () => {
  const unknown = open(programOf('unknown', reply("{ fault: 'not_understood' }")));
  await expect(unknown.draw(body, checked())).rejects.toMatchObject({ code: 'not_understood' });
  for (const [name, source] of [
    ['complex', reply("{ fault: 'too_complex' }")],
    ['dead', `process.exit(1)`],
    ['hung', ``],
  ] as const) {
    const trials = open(programOf(name, source), 300);
    await expect(trials.draw(body, checked())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 2,
    });
    expect(() => trials.refuseIfFull(undefined)).not.toThrow();
  }
});
