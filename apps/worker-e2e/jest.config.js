module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'worker-e2e',
  rootDir: __dirname,
  globalSetup: '<rootDir>/src/harness/build-processes.ts',
};
