module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api-e2e',
  rootDir: __dirname,
  // The built studio is needed, because one spec generates an image with the studio.
  globalSetup: '<rootDir>/../../libs/studio/engine/jest.setup.js',
};
