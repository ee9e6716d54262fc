import { DataFolder } from './data-folder';
import { ProcessReaper } from './process-reaper';
import { Supervisor } from './supervisor';

/** Prints one line to the terminal on standard error; standard output is for the results of commands. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * Resolves with the first signal that asks this process to stop, or when the process that started it with an IPC channel
 * has ended. Later signals have no effect.
 */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
    if (process.connected) process.on('disconnect', () => resolve('SIGTERM'));
  });

/**
 * Runs `body` with a data folder reserved for this process and a supervisor, and ends everything that was started: when
 * the body returns or throws, at a stop signal, and when a service does not stay up.
 * @returns the result of the body, or undefined when a signal came first
 * @throws DevStackError for failures that the user of the terminal can resolve
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
