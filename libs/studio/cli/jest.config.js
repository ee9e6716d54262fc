module.exports = {
  ...require('../../../jest.preset.js'),
  displayName: 'studio-cli',
  rootDir: __dirname,
  globalSetup: '<rootDir>/../engine/jest.setup.js',
};
