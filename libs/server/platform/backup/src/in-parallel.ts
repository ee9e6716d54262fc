/**
 * Does work for each item of a source, for several items at the same time, and yields the results in the order of the
 * items. If one fails, the started work is awaited before the error is thrown.
 * @param source items, which are read only as fast as they are worked on
 * @param limit number of items at the same time
 * @param work function that is called for each item
 */
export async function* inParallel<Item, Result>(
  source: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<[Item, Result]> {
  const running: Promise<[Item, Result]>[] = [];
  try {
    for await (const item of source) {
      const result = work(item).then((value): [Item, Result] => [item, value]);
      // The error is thrown when the result is read below.
      result.catch(() => undefined);
      running.push(result);
      if (running.length < limit) continue;
      const first = running.shift();
      if (first) yield await first;
    }
    for (let first = running.shift(); first; first = running.shift()) yield await first;
  } finally {
    await Promise.allSettled(running);
  }
}
