module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api-e2e',
  rootDir: __dirname,
  // The studio as it is shipped: one spec has it draw.
  globalSetup: '<rootDir>/../../libs/studio/engine/jest.setup.js',
};
