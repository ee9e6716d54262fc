import { drain } from './drain';

const batchesOf = (total: number, size: number) => {
  let left = total;
  const runs: number[] = [];
  const runBatch = (): Promise<number> => {
    const handled = Math.min(left, size);
    left -= handled;
    runs.push(handled);
    return Promise.resolve(handled);
  };
  return { runs, runBatch };
};

test('the helper drain runs batches until the first batch that is not full', async () => {
  const { runs, runBatch } = batchesOf(300, 120);
  expect(await drain(120, runBatch)).toBe(300);
  expect(runs).toEqual([120, 120, 60]);
});

test('the helper drain stops after the batch during which its signal aborts', async () => {
  const stopping = new AbortController();
  const { runs, runBatch } = batchesOf(300, 50);
  const stopDuringSecond = async () => {
    if (runs.length === 1) stopping.abort();
    return runBatch();
  };
  expect(await drain(50, stopDuringSecond, stopping.signal)).toBe(100);
});

test('the helper drain throws the error of a batch', async () => {
  await expect(drain(1, () => Promise.reject(new Error('Postgres unavailable')))).rejects.toThrow(
    'Postgres unavailable',
  );
});
