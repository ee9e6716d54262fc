import { DataFolder } from './data-folder';
import { ProcessReaper } from './process-reaper';
import { Supervisor } from './supervisor';

/** Prints one line to standard error, because standard output is for the results of commands. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * Resolves with the first stop signal of this process, or when the parent process closes the IPC channel. Later
 * stop signals have no effect.
 */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
    if (process.connected) process.on('disconnect', () => resolve('SIGTERM'));
  });

/**
 * Runs `body` with a reserved data folder and a supervisor. All started processes are ended when `body` returns or throws,
 * at a stop signal, and when a service ends too often.
 * @param path absolute path of the data folder
 * @returns the result of `body`; undefined after a stop signal
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
    await data.closeLogs();
  }
};
