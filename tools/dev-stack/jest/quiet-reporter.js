const { relative } = require('node:path');

/** Time in ms between two lines that say how far a run is. */
const betweenLines = 60_000;

/**
 * Reporter of Jest for whole runs: prints the failures of a suite, with the console output of this suite, and once a
 * minute the number of finished suites. Passed suites print nothing.
 */
module.exports = class QuietReporter {
  constructor(globalConfig) {
    this.root = globalConfig.rootDir;
    this.since = Date.now();
  }

  onTestResult(_test, { testFilePath, failureMessage, console: lines }, { numTotalTestSuites, testResults }) {
    if (failureMessage) {
      process.stderr.write(`\nFAILED ${relative(this.root, testFilePath)}\n${failureMessage}\n`);
      for (const { message } of lines ?? []) process.stderr.write(`  ${message}\n`);
    }
    if (Date.now() - this.since < betweenLines) return;
    this.since = Date.now();
    process.stderr.write(`${testResults.length} of ${numTotalTestSuites} suites\n`);
  }
};
