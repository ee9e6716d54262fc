let armed: string | undefined;

/**
 * Arms one crash point of this process, or none; only a worker under test is ever given a name.
 * @param name as the code says it in `crash.at`, or undefined to disarm
 */
export const setCrashPoint = (name: string | undefined): void => {
  armed = name;
};

/** Named places where a test may kill the process, as a machine that loses power does. */
export const crash = {
  /**
   * Kills this process with SIGKILL when the point is armed; else does nothing.
   * @param name of the place, such as `after-claim`
   */
  at(name: string): void {
    if (name === armed) process.kill(process.pid, 'SIGKILL');
  },
};
