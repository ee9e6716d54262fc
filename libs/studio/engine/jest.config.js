module.exports = {
  ...require('../../../jest.preset.js'),
  displayName: 'studio-engine',
  rootDir: __dirname,
  globalSetup: '<rootDir>/jest.setup.js',
};
