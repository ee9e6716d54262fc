import { DataFolder } from './data-folder';
import { ProcessReaper } from './process-reaper';
import { Supervisor } from './supervisor';

/** Prints one line for the person at the terminal, apart from what a command answers on standard output. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * Resolves with the first signal that asks this process to stop, or when the process that started it with a channel is
 * gone; later signals are the same wish.
 */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
    if (process.connected) process.on('disconnect', () => resolve('SIGTERM'));
  });

/**
 * Runs `body` with a data folder held for this process and a supervisor on it, and ends everything that was started:
 * when the body returns or throws, at a stop signal, and when a service does not stay up.
 * @returns the body's answer, or undefined when a signal came first
 * @throws DevStackError for everything that the person at the terminal can act on
 */
export const withSupervisor = async <T>(
  path: string,
  body: (supervisor: Supervisor, data: DataFolder) => Promise<T>,
): Promise<T | undefined> => {
  const stop = stopSignal().then(() => undefined);
  const data = new DataFolder(path);
  data.prepare();
  const supervisor = new Supervisor(await ProcessReaper.hold(data.in('run.json')), say);
  try {
    return await Promise.race([body(supervisor, data), stop, supervisor.broken]);
  } finally {
    await supervisor.stop();
  }
};
