let armed: { name: string; count: number } | undefined;
let waiting = 0;

/**
 * Arms one crash point, a place where this process then kills itself; used only in tests.
 * @param setting an argument of `crash.at`, or undefined to disarm. `name*7` kills the process when 7 pieces of work
 *   have reached the point; the first ones wait there, so that a test can stop several of them at the same step
 */
export const setCrashPoint = (setting: string | undefined): void => {
  const [name, count = '1'] = setting?.split('*') ?? [];
  armed = name === undefined ? undefined : { name, count: Number(count) };
  waiting = 0;
};

/** Named places where a test may kill the process, as a power failure would. */
export const crash = {
  /**
   * Kills this process with SIGKILL if the crash point is armed. @param name name of the crash point, such as
   * `after-claim`
   */
  async at(name: string): Promise<void> {
    if (name !== armed?.name) return;
    waiting += 1;
    if (waiting >= armed.count) process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  },
};
