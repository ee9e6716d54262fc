const { statSync } = require('node:fs');

/** Suites that wait for processes or for the deadlines of providers. They take longest, and need little of the processor. */
const slow = /\/(apps\/worker-e2e|tools\/generators)\/|\/(model-webhooks|switches|rate-limit)\.spec\.ts$/;
/** Number of other suites between two slow suites. */
const between = 8;

/**
 * Order of the suites in one Jest process for all projects: a slow suite after each `between` others, so that none is left
 * for the end and the processor has other work beside it. Larger files come first, because they have more tests.
 */
module.exports = class Sequencer {
  sort(tests) {
    const size = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    const bySize = [...tests].sort((a, b) => size.get(b.path) - size.get(a.path));
    const waiting = bySize.filter(({ path }) => slow.test(path));
    const others = bySize.filter(({ path }) => !slow.test(path));
    const mixed = others.flatMap((test, place) =>
      place % between === 0 && waiting.length > 0 ? [waiting.shift(), test] : [test],
    );
    return [...mixed, ...waiting];
  }

  allFailedTests(tests) {
    return tests;
  }

  /** Durations are not stored, because the order does not depend on them. */
  cacheResults() {}
};
