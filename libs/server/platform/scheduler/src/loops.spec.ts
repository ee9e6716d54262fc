import { once } from 'node:events';
import { OperationalError } from '@portada/errors';
import { createLogger } from '@portada/observability';
import { type Loop, startLoops } from './loops';

const hour = 60 * 60_000;
const silent = createLogger({ name: 'test', level: 'silent' });

/** Creates a loop whose runs return the given answers, and a promise that resolves at the last run. */
const counted = (answers: (() => Promise<number | void>)[], everyMs: number) => {
  let looks = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const look: Loop['look'] = async () => {
    looks += 1;
    if (looks === answers.length) finish();
    return answers[looks - 1]?.();
  };
  return { loop: { name: 'counted', everyMs, look }, finished, looks: () => looks };
};

test('a loop runs again at once while it finds work, and pauses when it found no work', async () => {
  const { loop, finished, looks } = counted([async () => 5, async () => 1, async () => 0], hour);
  const loops = startLoops([loop], silent);
  await finished;
  await new Promise(setImmediate);
  expect(looks()).toBe(3);
  await loops.stop();
});

test('a loop runs again after a failure, which is logged with its class and the name of the loop', async () => {
  const lines: string[] = [];
  const logger = createLogger(
    { name: 'test', level: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  const { loop, finished } = counted(
    [
      () => Promise.reject(new OperationalError('Redis unavailable')),
      () => Promise.reject(new TypeError('a bug')),
      async () => 0,
    ],
    1,
  );
  const loops = startLoops([loop], logger);
  await finished;
  await loops.stop();
  const written = lines.map((line) => JSON.parse(line) as { level: number; loop: string; msg: string });
  expect(written.map(({ level, loop: name, msg }) => [level, name, msg])).toEqual([
    [40, 'counted', 'background loops failed, retrying'],
    [50, 'counted', 'background loop failed, retrying'],
    [40, 'counted', 'background loops work again after: Redis unavailable'],
  ]);
});

test('an outage that several loops notice is logged once when it begins, and once when all of them work again', async () => {
  const lines: string[] = [];
  const logger = createLogger(
    { name: 'test', level: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  const down = () => Promise.reject(new OperationalError('Redis did not answer'));
  const first = counted([down, down, down, async () => 0, async () => 0], 1);
  const second = counted([down, down, async () => 0, async () => 0], 1);
  const loops = startLoops([first.loop, { ...second.loop, name: 'second' }], logger);
  await Promise.all([first.finished, second.finished]);
  await loops.stop();
  const written = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(written.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'background loops failed, retrying'],
    [40, 'background loops work again after: Redis did not answer'],
  ]);
});

test('stopping the loops aborts the signal of a run and waits for its end', async () => {
  let ended = false;
  const loops = startLoops(
    [
      {
        name: 'long',
        everyMs: hour,
        look: async (signal) => {
          if (!signal.aborted) await once(signal, 'abort');
          await new Promise(setImmediate);
          ended = true;
        },
      },
    ],
    silent,
  );
  await loops.stop();
  expect(ended).toBe(true);
});
