import { say } from './run';

/** Time in ms after which the first line about a step is printed, and between two lines. */
const intervals = { firstMs: 1_000, nextMs: 10_000 };

/**
 * Says what a start waits for: a line when the step has lasted a second, and then every ten seconds a line with the seconds.
 * @param what returns the name of the step, such as `Starting api, worker`
 * @param work the step; it must not block the event loop
 * @param print prints one line
 * @returns the result of `work`
 */
export const during = async <T>(
  what: () => string,
  work: () => Promise<T>,
  print: (line: string) => void = say,
): Promise<T> => {
  const begin = performance.now();
  const first = setTimeout(() => print(`${what()} …`), intervals.firstMs);
  const next = setInterval(
    () => print(`${what()} … ${Math.round((performance.now() - begin) / 1000)} s`),
    intervals.nextMs,
  );
  try {
    return await work();
  } finally {
    clearTimeout(first);
    clearInterval(next);
  }
};

/**
 * Runs steps at the same time, and says which ones are not done yet.
 * @param verb verb of the lines, such as `Starting`
 * @param steps steps by name
 * @throws the error of the first step that fails
 */
export const duringAll = async (
  verb: string,
  steps: Readonly<Record<string, () => Promise<void>>>,
  print?: (line: string) => void,
): Promise<void> => {
  const open = new Set(Object.keys(steps));
  const run = async ([name, work]: [string, () => Promise<void>]) => {
    await work();
    open.delete(name);
  };
  await during(
    () => `${verb} ${[...open].join(', ')}`,
    () => Promise.all(Object.entries(steps).map(run)),
    print,
  );
};
