let armed: string | undefined;

/**
 * Arms one crash point, a place where this process then kills itself; used only in tests.
 * @param name an argument of `crash.at`, or undefined to disarm
 */
export const setCrashPoint = (name: string | undefined): void => {
  armed = name;
};

/** Named places where a test may kill the process, as a power failure would. */
export const crash = {
  /**
   * Kills this process with SIGKILL if the crash point is armed. @param name name of the crash point, such as
   * `after-claim`
   */
  at(name: string): void {
    if (name === armed) process.kill(process.pid, 'SIGKILL');
  },
};
