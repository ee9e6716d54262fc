import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { OperationalError } from '@portada/errors';
import { until } from '@portada/testing';
import sharp from 'sharp';
import { ImageProcesses } from './image-processes';

const workspace = resolve(__dirname, '../../../../..');
const open = (limits: { cpuLimitMs?: number; megabytes?: number; wallLimitMs?: number } = {}) =>
  new ImageProcesses({
    file: join(__dirname, 'image-process.ts'),
    execArgv: ['--import', 'tsx'],
    env: { TSX_TSCONFIG_PATH: join(workspace, 'tsconfig.json') },
    ...limits,
  });

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

let small: Buffer;
let medium: Buffer;
let large: Buffer;
beforeAll(async () => {
  [small, medium, large] = await Promise.all([noise(8), noise(500), noise(1_500)]);
});

const childrenOf = (): string[] => {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return lines.split('\n').filter((line) => line.includes('image-process'));
};

test('the server decodes two uploads at once, lets four more uploads wait, and refuses the seventh with Retry-After', async () => {
  const processes = open();
  const answers = Array.from({ length: 7 }, () => processes.run({ kind: 'upload', bytes: medium }));
  await expect(answers[6]).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(childrenOf()).toHaveLength(2);
  // An image task that serves an image must run before waiting uploads.
  const order: string[] = [];
  const served = processes
    .run({ kind: 'variant', bytes: small, width: 4, format: 'image/webp' })
    .then(() => order.push('served'));
  const last = answers[5]?.then(() => order.push('upload'));
  await Promise.all([served, last, ...answers.slice(0, 5)]);
  expect(order).toEqual(['served', 'upload']);
  expect(childrenOf()).toHaveLength(2);
  processes.close();
  await until(() => childrenOf().length === 0, { what: 'the processes to end' });
});

test.each([
  ['CPU time', { cpuLimitMs: 100 }],
  ['memory', { megabytes: 150 }],
])(
  'an image task that uses up its %s fails as too complex, and the next task runs',
  async (_what, limits) => {
    const processes = open(limits);
    await expect(
      processes.run({ kind: 'variant', bytes: large, width: null, format: 'image/avif' }),
    ).rejects.toMatchObject({ fault: 'too_complex' });
    expect(await processes.run({ kind: 'upload', bytes: small })).toMatchObject({ width: 8, height: 8 });
    processes.close();
  },
);

test('an image process that takes too long or dies fails only its own task, with an operational error', async () => {
  const processes = open({ wallLimitMs: 5 });
  await expect(processes.run({ kind: 'upload', bytes: small })).rejects.toBeInstanceOf(OperationalError);
  processes.close();
  const others = open();
  // The task needs seconds, so that it still runs when the process is killed.
  const doomed = others.run({ kind: 'variant', bytes: large, width: null, format: 'image/avif' });
  const [line = ''] = await until(() => (childrenOf().length ? childrenOf() : null), { what: 'a process' });
  process.kill(Number.parseInt(line, 10), 'SIGKILL');
  await expect(doomed).rejects.toMatchObject({ name: 'OperationalError' });
  expect(await others.run({ kind: 'upload', bytes: small })).toMatchObject({ width: 8 });
  others.close();
});

test('every thread of an image process has a lower priority than the process that started it', async () => {
  const processes = open();
  await processes.run({ kind: 'upload', bytes: small });
  const [line = ''] = childrenOf();
  const threads = execFileSync('ps', ['-L', '-o', 'ni=', '-p', String(Number.parseInt(line, 10))], {
    encoding: 'utf8',
  });
  const priorities = threads.trim().split('\n').map(Number);
  expect(priorities.length).toBeGreaterThan(4);
  expect(Math.min(...priorities)).toBeGreaterThanOrEqual(10);
  processes.close();
});
