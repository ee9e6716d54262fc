module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'ui',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/../../tools/dev-stack/jest/browser-environment.js',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.js'],
};
