import { Batcher } from './batcher';
import { UnavailableError } from './unavailable';

/** Creates a batcher whose batches end when the test resolves them. */
const controlled = (limits = { maxBatch: 3, maxWaiting: 10 }) => {
  const batches: { items: number[]; end(): void; fail(error: Error): void }[] = [];
  const batcher = new Batcher<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, end: () => resolve(items.map((item) => `#${item}`)), fail: reject });
      }),
    limits,
  );
  return { batches, run: (item: number) => batcher.run(item) };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a batcher runs the first item at once and batches the items that arrive meanwhile, up to the limit', async () => {
  const { batches, run } = controlled();
  const answers = [1, 2, 3, 4, 5].map(run);
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  answers.push(run(6));
  batches[1]?.end();
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4], [5, 6]]);
  batches[2]?.end();
  expect(await Promise.all(answers)).toEqual(['#1', '#2', '#3', '#4', '#5', '#6']);
  const late = run(7);
  expect(batches.at(-1)?.items).toEqual([7]);
  batches.at(-1)?.end();
  expect(await late).toBe('#7');
});

test('a batcher repeats the items of a failed batch separately, so that only the invalid item fails', async () => {
  const seen: number[][] = [];
  const batcher = new Batcher<number, string>(
    async (items) => {
      seen.push(items);
      await turn();
      if (items.includes(3)) throw new Error('item 3 is invalid');
      return items.map(String);
    },
    { maxBatch: 10, maxWaiting: 10 },
  );
  const answers = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.run(item)));
  expect(seen).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
  ).toEqual(['1', '2', 'Error: item 3 is invalid', '4']);
});

test('a batcher rejects a whole batch without repeating its items while the database is unavailable', async () => {
  const { batches, run } = controlled();
  const first = run(1);
  const others = Promise.allSettled([run(2), run(3)]);
  batches[0]?.end();
  await first;
  await turn();
  batches[1]?.fail(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  for (const answer of await others) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) });
  }
  expect(batches).toHaveLength(2);
});

test('a batcher rejects an item at once if too many items are waiting', async () => {
  const { batches, run } = controlled({ maxBatch: 3, maxWaiting: 2 });
  const accepted = [run(1), run(2), run(3)];
  await expect(run(4)).rejects.toBeInstanceOf(UnavailableError);
  batches[0]?.end();
  await turn();
  batches[1]?.end();
  expect(await Promise.all(accepted)).toHaveLength(3);
});

test('a batcher rejects a batch that has another number of outputs than items', async () => {
  const batcher = new Batcher<number, string>(async () => [], { maxBatch: 3, maxWaiting: 3 });
  await expect(batcher.run(1)).rejects.toThrow('returned 0 outputs');
});
