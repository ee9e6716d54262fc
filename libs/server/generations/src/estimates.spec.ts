import { createScriptedModel } from '@portada/image-models';
import { paceOf, remainingOf, waitForSlot } from './estimates.service';
import { type GenerationHarness, startGenerationHarness } from './testing/generation-harness';

test.each([
  ['by the median if nothing is reported yet', { medianMs: 10_000, elapsedMs: 3000, percent: null }, 7000],
  ['by the median if there is no percentage yet', { medianMs: 10_000, elapsedMs: 3000, percent: 0 }, 7000],
  ['by the median and its own pace, which agree', { medianMs: 10_000, elapsedMs: 8000, percent: 80 }, 2000],
  ['by its own pace if it is faster than usual', { medianMs: 12_000, elapsedMs: 3000, percent: 81 }, 2280],
  ['not as zero if it is slower than usual', { medianMs: 1000, elapsedMs: 9000, percent: 90 }, 900],
  ['as zero if it is overdue without a percentage', { medianMs: 1000, elapsedMs: 9000, percent: null }, 0],
  ['as zero if only storing the image is left', { medianMs: 9000, elapsedMs: 500, percent: 100 }, 0],
])('the server estimates the remaining time of a generation: %s', (_what, known, expected) => {
  expect(remainingOf(known)).toBe(expected);
});

test.each([
  ['does not wait if a slot is free', 1, [0, 900], 0],
  ['waits for the first end of a running generation', 1, [700, 300], 300],
  ['waits for the second end if one generation is before it', 2, [700, 300], 700],
  ['waits until all generations before it have ended in turn', 5, [0, 100], 1000],
  ['waits for every generation before it if there is a single slot', 4, [200], 1700],
  ['that is far back waits for whole rounds of all slots', 1_000_002, [0, 100], 250_000_100],
])('a generation %s', (_what, nth, freeInMs, expected) => {
  expect(waitForSlot(nth, freeInMs, 500)).toBe(expected);
});

const busy = { medianMs: 1000, meanMs: 1000, slots: 4, busySeconds: 10, images: 8 };

test.each([
  ['the time of all slots, divided by the images', busy, 5000],
  ['at most ten times the median', { ...busy, images: 1 }, 10_000],
  ['at most ten times the median if no image was begun', { ...busy, images: 0 }, 10_000],
  ['unknown if the slots were not in use all the time', { ...busy, busySeconds: null }, null],
  ['unknown without a worker', { ...busy, slots: 0 }, null],
])('the pace of the slots is %s', (_what, measured, expected) => {
  expect(paceOf(measured, 2000)).toBe(expected);
});

describe('a host that becomes slower', () => {
  let bench: GenerationHarness;
  beforeAll(async () => {
    bench = await startGenerationHarness();
  });
  afterAll(() => bench.close());

  test('the estimate of a waiting generation follows the images that are not finished, and says that it will be late', async () => {
    const worker = await bench.worker(createScriptedModel());
    const made = await bench.reserve(await bench.user());
    await worker.work();
    const running = [await bench.reserve(await bench.user()), await bench.reserve(await bench.user())];
    for (const id of running) await bench.owner.query('SELECT FROM claim_generation($1, 60, 3)', [id]);
    const waiting = [];
    for (let place = 1; place <= 5; place += 1) waiting.push(await bench.reserve(await bench.user()));
    const last = waiting.at(-1) ?? '';
    await bench.owner.query('INSERT INTO generation_workers (id, slots) VALUES (gen_random_uuid(), 2)');
    const estimate = async () => {
      await bench.owner.query(
        `UPDATE generations SET deadline_at = clock_timestamp() + interval '15 seconds' WHERE id = $1`,
        [last],
      );
      const reader = await bench.worker(createScriptedModel());
      return (await reader.reader.find(last))?.generation;
    };
    // The image of one second was made two minutes ago, and two images run for 25 s.
    await bench.owner.query(
      `UPDATE generations SET started_at = clock_timestamp() - interval '121 seconds',
              finished_at = clock_timestamp() - interval '120 seconds' WHERE id = $1`,
      [made],
    );
    const runFor = (seconds: number) =>
      bench.owner.query(
        `UPDATE generations SET started_at = clock_timestamp() - make_interval(secs => $2) WHERE id = ANY ($1)`,
        [running, seconds],
      );
    await runFor(0);
    expect(await estimate()).toMatchObject({ isLate: false });
    await runFor(25);
    await bench.owner.query(
      `UPDATE generations SET created_at = created_at - interval '20 seconds' WHERE id = ANY ($1)`,
      [waiting.slice(0, 1)],
    );
    // Each image takes ten times the median now, and the generation waits for two images of both slots.
    expect(await estimate()).toMatchObject({ isLate: true, etaMs: 21_000 });
  });
});
