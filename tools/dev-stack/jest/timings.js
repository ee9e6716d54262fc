const { appendFileSync, readFileSync } = require('node:fs');
const { default: circus } = require('jest-circus/runner');

/** Clock ticks of Linux per second, the unit of the CPU times in /proc. */
const ticksPerSecond = 100;

/** CPU time in ms of this process and of all its children that have ended; 0 where there is no /proc. */
const cpuMs = () => {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return (fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 1000) / ticksPerSecond;
  } catch {
    return 0;
  }
};

/**
 * Test runner of Jest that measures each suite: it runs jest-circus, and appends one line of JSON to the file of the variable
 * `TEST_TIMINGS`: `{ project, path, load, hooks, tests }`, and in each phase `{ wallMs, cpuMs }`. `load` is the time until all
 * modules are loaded, `hooks` the time in beforeAll, beforeEach, afterEach and afterAll, `tests` the rest.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, send) => {
  const phases = Object.fromEntries(
    ['load', 'hooks', 'tests'].map((name) => [name, { wallMs: 0, cpuMs: 0 }]),
  );
  let phase = phases.load;
  let since = { wall: Date.now(), cpu: cpuMs() };
  const enter = (next) => {
    const now = { wall: Date.now(), cpu: cpuMs() };
    phase.wallMs += now.wall - since.wall;
    phase.cpuMs += now.cpu - since.cpu;
    [phase, since] = [next, now];
  };
  const own = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = (event, state) => {
    if (event.name === 'hook_start') enter(phases.hooks);
    if (['run_start', 'hook_success', 'hook_failure'].includes(event.name)) enter(phases.tests);
    return own?.(event, state);
  };
  const result = await circus(globalConfig, config, environment, runtime, testPath, send);
  enter(phases.tests);
  const project = config.displayName?.name ?? config.displayName;
  appendFileSync(process.env.TEST_TIMINGS, `${JSON.stringify({ project, path: testPath, ...phases })}\n`);
  return result;
};
