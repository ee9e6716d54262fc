/**
 * Jest configuration of all projects in one Jest run. Each project also has a jest.config.js for a run of this
 * project alone.
 */
module.exports = {
  // Jest reads the timeout only from the root configuration. The timeout is long, because some tests start and kill
  // processes.
  testTimeout: require('./jest.preset.js').testTimeout,
  // One Jest worker runs on each core, because tests mostly wait for databases and processes.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/jest.sequencer.js',
  projects: [
    '<rootDir>/libs/**/jest.config.js',
    '<rootDir>/apps/**/jest.config.js',
    '<rootDir>/tools/**/jest.config.js',
  ],
};
