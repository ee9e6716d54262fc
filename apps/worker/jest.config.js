module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'worker',
  rootDir: __dirname,
  globalSetup: '<rootDir>/src/testing/build.ts',
  // Real processes that are killed and wait for leases.
  testTimeout: 90_000,
};
